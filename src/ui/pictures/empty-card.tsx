import { useStyles } from '../style/use-styles.ts';
import { LateIcon } from './late-icon.tsx';
import css from './large-icon.css?inline';

/** A LateIcon as the picture of an empty page. */
export function LargeIcon({ name }: { readonly name: string }) {
  useStyles(css);
  return <LateIcon name={name} className="large-icon" />;
}
