import { useStyles } from '../style/use-styles.ts';
import css from './price.css?inline';

/** A prominent price: amount and unit as one text, for example '299 kr/md', so that they are read aloud, searched and copied together. */
export function Price({ children }: { readonly children: string }) {
  useStyles(css);
  return <span className="price">{children}</span>;
}
