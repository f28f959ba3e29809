import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './beside-picture.css?inline';

export interface BesidePictureProps {
  /** Decorative picture; its place is reserved until it has loaded. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A large picture above the content, and beside it from 680 px. */
export function BesidePicture({ picture, children }: BesidePictureProps) {
  useStyles(css);
  return (
    <div className="beside-picture">
      <div className="beside-picture-frame">{picture}</div>
      <div>{children}</div>
    </div>
  );
}
