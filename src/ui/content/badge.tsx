import { useStyles } from '../style/use-styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import css from './badge.css?inline';

export interface BadgeProps {
  readonly count: number;
  /** Read after the number, for example 'tilbud'. */
  readonly hiddenText?: string | undefined;
}

/** A number beside a name. */
export function Badge({ count, hiddenText }: BadgeProps) {
  useStyles(css);
  return (
    <span part="badge" className="badge">
      {count}
      {hiddenText === undefined ? null : <VisuallyHidden> {hiddenText}</VisuallyHidden>}
    </span>
  );
}
