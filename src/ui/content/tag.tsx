import type { ReactNode } from 'react';
import type { MessageVariant } from '../../domain/message-variant.ts';
import { useStyles } from '../style/use-styles.ts';
import css from './tag.css?inline';

/** A short state, such as 'Fornyelse'. */
export function Tag({ variant, children }: { readonly variant: MessageVariant; readonly children: ReactNode }) {
  useStyles(css);
  return <span part="tag" className="tag" data-variant={variant}>{children}</span>;
}
