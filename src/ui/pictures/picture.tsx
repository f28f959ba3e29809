import { useStyles } from '../style/use-styles.ts';
import css from './picture.css?inline';

/** A colour with a value in light and one in dark. Glass is lit at night; the accent is the bank's own colour. */
export type Tone =
  | 'sky' | 'sun' | 'far' | 'hill' | 'ground' | 'water'
  | 'leaf' | 'wood' | 'warm' | 'light' | 'dark' | 'glass' | 'accent';

/**
 * One flat shape: its colour, its path in a frame of 320 by 200, and for a line its width. A line has round ends, so
 * one of hardly any length is a disc.
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
