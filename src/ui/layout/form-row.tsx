import type { ReactNode, Ref } from 'react';
import { Heading } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './form-row.css?inline';

export interface FormRowProps {
  readonly title: ReactNode;
  /** Id of the title, for buttons that refer to it. */
  readonly titleId?: string;
  /** For moving focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly value: ReactNode;
  /** A short quiet button at the end of the title's line. */
  readonly action?: ReactNode;
  /** Whether the content is loading: there is nothing to read yet. Default: false. */
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

/** One piece of customer data in a Card: its name, its value and its action. */
export function FormRow({ title, titleId, titleRef, value, action, isLoading = false, children }: FormRowProps) {
  useStyles(css);
  return (
    <div className="form-row" aria-hidden={isLoading || undefined}>
      <div className="form-row-head">
        <div className="form-row-title"><Heading level={3} size="s" id={titleId} ref={titleRef}>{title}</Heading></div>
        <div className="form-row-value">{value}</div>
        {action}
      </div>
      {children}
    </div>
  );
}
