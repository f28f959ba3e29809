import { useEffect, useState } from 'react';
import { lazyImport } from '../../platform/lazy-import.ts';
import { useStyles } from '../style/use-styles.ts';
import iconCss from '../content/icon.css?inline';
import css from './late-icon.css?inline';

const load = async () => {
  const { iconPath } = await lazyImport(() => import('./late-icon-paths.ts'));
  return { iconPath };
};

/** Cached, so that an icon that renders later has its path at once. */
let loaded: Awaited<ReturnType<typeof load>> | undefined;

interface LateIconProps {
  readonly name: string;
  /** Large, as the picture of an empty page. */
  readonly isLarge?: boolean;
}

/** A decorative picture of an insurance or a task. Its path loads later; until then its place is empty. */
export function LateIcon({ name, isLarge = false }: LateIconProps) {
  useStyles(iconCss);
  useStyles(css);
  const [icons, setIcons] = useState(loaded);
  useEffect(() => {
    if (icons) return undefined;
    let isWanted = true;
    load().then(
      (value) => {
        loaded = value;
        if (isWanted) setIcons(value);
      },
      // The icon is decorative, so a failed load is ignored.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [icons]);
  return (
    <svg className={isLarge ? 'icon late-icon late-icon-large' : 'icon late-icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons && <path d={icons.iconPath(name)} />}
    </svg>
  );
}
