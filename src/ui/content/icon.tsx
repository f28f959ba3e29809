import { useStyles } from '../style/use-styles.ts';
import css from './icon.css?inline';

/** The circle around most icons. */
const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';

/** Lines in a field of 24 × 24, 2 wide with round ends: `v0` is a dot. */
const paths = {
  'arrow-forward': 'M4 12h16m-7-7 7 7-7 7',
  chevron: 'm9 5 7 7-7 7',
  help: `${circle}M9.4 9.5a2.6 2.6 0 1 1 4 2.2q-1.4.9-1.4 2.3m0 3v0`,
  error: `${circle}M12 7v6m0 4v0`,
  warning: 'M12 3 2 20.5h20zm0 7v4.5m0 3v0',
  info: `${circle}M12 11v6m0-10v0`,
  success: `${circle}M8 12l3 3 5-6`,
  'new-tab': 'M10 4H4v16h16v-6M14 4h6v6m0-6-9 9',
} as const;

export type IconName = keyof typeof paths;

/** A decorative picture beside a text with the same meaning; 24 px, or 20 px when small. Has the colour of the text. */
export function Icon({ name, size = 'medium' }: { readonly name: IconName; readonly size?: 'small' | 'medium' }) {
  useStyles(css);
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
