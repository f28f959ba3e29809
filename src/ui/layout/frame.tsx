import type { Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './frame.css?inline';

export interface FrameProps {
  /** Address of the framed page. */
  readonly src: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Height of the framed page in px. */
  readonly height: number;
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
  /** Is called for each page that loads in the frame. */
  readonly onLoad?: (() => void) | undefined;
}

/** A page from another site in a frame, as wide as a form. */
export function Frame({ src, title, height, ref, onLoad }: FrameProps) {
  useStyles(css);
  return (
    <div className="frame">
      <iframe ref={ref} src={src} title={title} style={{ height: `${height}px` }} onLoad={onLoad} />
    </div>
  );
}
