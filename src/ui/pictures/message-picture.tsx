import { useStyles } from '../style/use-styles.ts';
import iconCss from '../content/icon.css?inline';
import css from './lazy-icon.css?inline';

const paths = {
  error: 'M12 4 2.5 20.5h19zM12 10v5m0 2.5v0',
  block: 'M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  gone: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.2 15.2 20.5 20.5M8.5 8.5l4 4m0-4-4 4',
} as const;

/** A small decorative picture that illustrates why the page has no other content. */
export function MessagePicture({ of }: { readonly of: keyof typeof paths }) {
  useStyles(iconCss);
  useStyles(css);
  return (
    <svg className="icon lazy-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[of]} />
    </svg>
  );
}
