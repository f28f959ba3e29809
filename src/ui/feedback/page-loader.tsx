import { useStyles } from '../style/use-styles.ts';
import { Loader } from './loader.tsx';
import css from './page-loader.css?inline';

/** A loader in the middle of an empty page. */
export function PageLoader({ text }: { readonly text: string }) {
  useStyles(css);
  return <div className="page-loader"><Loader text={text} /></div>;
}
