import { useEffect, useState } from 'react';
import { lazyImport } from '../../platform/lazy-import.ts';
import { useStyles } from '../style/use-styles.ts';
import iconCss from '../content/icon.css?inline';
import css from './lazy-icon.css?inline';

/** Cached, so that an icon that renders later has its path at once. */
let loaded: { readonly iconPath: (name: string) => string } | undefined;

async function load() {
  const { iconPath } = await lazyImport(() => import('./lazy-icon-paths.ts'));
  return (loaded = { iconPath });
}

interface LazyIconProps {
  readonly name: string;
  readonly className?: string;
}

/** A decorative picture of an insurance or a task. Its path loads later; until then its place is empty. */
export function LazyIcon({ name, className = '' }: LazyIconProps) {
  useStyles(iconCss);
  useStyles(css);
  const [icons, setIcons] = useState(loaded);
  useEffect(() => {
    // The icon is decorative, so a failed load is ignored.
    if (!icons) load().then(setIcons, () => undefined);
  }, [icons]);
  return (
    <svg className={`icon lazy-icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons && <path d={icons.iconPath(name)} />}
    </svg>
  );
}
