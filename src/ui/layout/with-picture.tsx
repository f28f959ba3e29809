import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import besideCss from './beside-picture.css?inline';
import css from './with-picture.css?inline';

export interface WithPictureProps {
  /** Null while the picture loads: its place is reserved. Undefined for no picture and no place. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** Content with a small decorative picture beside it on wide elements. */
export function WithPicture({ picture, children }: WithPictureProps) {
  useStyles(css);
  const hasPicture = picture !== undefined;
  return (
    <div className={hasPicture ? 'with-picture' : undefined}>
      <div>{children}</div>
      {hasPicture && <div className="with-picture-place">{picture}</div>}
    </div>
  );
}

interface BesidePictureProps {
  /** Decorative picture; its place is reserved until it has loaded. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A large picture above the content, and beside it from 680 px. */
export function BesidePicture({ picture, children }: BesidePictureProps) {
  useStyles(besideCss);
  return (
    <div className="beside-picture">
      <div className="beside-picture-frame">{picture}</div>
      <div>{children}</div>
    </div>
  );
}
