import { useEffect, useState } from 'react';
import { lazyImport } from '../../platform/lazy-import.ts';
import { useStyles } from '../style/use-styles.ts';
import iconCss from '../content/icon.css?inline';
import css from './late-icon.css?inline';

const load = async () => {
  const { iconPath } = await lazyImport(() => import('./late-icon-paths.ts'));
  return { iconPath };
};

/** Kept, so that an icon that is drawn later has its lines at once. */
let loaded: Awaited<ReturnType<typeof load>> | undefined;

interface LateIconProps {
  readonly name: string;
  /** As the picture of an empty page. */
  readonly isLarge?: boolean;
}

/** A decorative picture of an insurance or a task, whose lines come later; without them its place stays empty. */
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
      // Nothing is said without it.
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
