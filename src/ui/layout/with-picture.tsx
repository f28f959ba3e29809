import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
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
