import type { Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './frame.css?inline';

export interface FrameProps {
  /** Address of the page in it. */
  readonly src: string;
  /** Its accessible name. */
  readonly title: string;
  /** Of the page in it; px. */
  readonly height: number;
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
  /** A page has been loaded in it, the first one or a later one. */
  readonly onLoad?: (() => void) | undefined;
}

/** A page of somebody else's inside ours, as wide as a form. */
export function Frame({ src, title, height, ref, onLoad }: FrameProps) {
  useStyles(css);
  return (
    <div className="frame">
      <iframe ref={ref} src={src} title={title} style={{ height: `${height}px` }} onLoad={onLoad} />
    </div>
  );
}
