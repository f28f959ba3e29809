import { useStyles } from '../style/use-styles.ts';
import css from './picture.css?inline';

/** A colour with a light and a dark value. Windows are lit in dark; the accent is the bank's own colour. */
export type Tone =
  | 'sky' | 'sun' | 'far' | 'hill' | 'ground' | 'water'
  | 'leaf' | 'wood' | 'warm' | 'light' | 'dark' | 'glass' | 'accent';

/**
 * One flat shape: its colour, its path in a frame of 320 by 200, and for a line its width. A line has round ends, so a
 * very short line is a disc.
 */
export type Layer = readonly [tone: Tone, path: string, width?: number];

/** Draws a decorative picture from back to front. Fills its container's width; a container with a height crops it. */
export function Picture({ layers }: { readonly layers: readonly Layer[] }) {
  useStyles(css);
  return (
    <svg
      part="photo"
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {layers.map(([tone, path, width], index) => (
        <path key={index} className={`picture-${tone}`} d={path} strokeWidth={width} />
      ))}
    </svg>
  );
}

const sky: Layer = ['sky', 'M0 0h320v200H0z'];

/** Mountains behind a fjord, with a shore in front. */
export const fjord: readonly Layer[] = [
  sky,
  ['far', 'M0 92c26-4 42-40 62-40 22 0 34 32 54 34 22 2 34-50 62-50 26 0 38 44 62 48 24 4 44-18 80-14v70H0z'],
  ['hill', 'M0 108c34-12 56-14 84 0 22 11 44 18 74 20H0zM320 96c-38 2-62 14-92 26-12 5-22 6-34 6h126z'],
  ['water', 'M0 126h320v40H0z'],
  ['ground', 'M0 148c90-8 220-10 320 0v52H0z'],
];

/** Green hills. */
export const hills: readonly Layer[] = [
  sky,
  ['far', 'M0 116c40-40 66-58 96-58 32 0 48 34 80 34 30 0 44-24 72-24 26 0 46 18 72 36v60H0z'],
  ['hill', 'M0 132c50-22 84-22 132-10 60 15 110-14 188-12v60H0z'],
  ['ground', 'M0 152c90-10 220-10 320-2v50H0z'],
];

/** Open water with land at the horizon. */
export const sea: readonly Layer[] = [
  sky,
  ['far', 'M0 96c30-4 40-34 64-34 26 0 36 30 64 34 24 3 34-12 56-12 26 0 40 18 70 20 24 2 40-8 66-8v34H0z'],
  ['hill', 'M0 112c36-10 60-6 92 12H0zM320 108c-30-6-60 0-86 16h86z'],
  ['water', 'M0 122h320v78H0z'],
];

/** A room with a window to the fjord on the left, and a floor or table. */
export const room: readonly Layer[] = [
  ['ground', 'M0 0h320v200H0z'],
  ['wood', 'M0 158h320v42H0z'],
  ['sky', 'M28 22h92v92H28z'],
  ['far', 'M28 84c14-4 20-24 34-24 16 0 22 18 34 18 10 0 14-8 24-10v46H28z'],
  ['water', 'M28 94h92v20H28z'],
  ['light', 'M28 22h92v92H28zM74 22v92', 6],
];
