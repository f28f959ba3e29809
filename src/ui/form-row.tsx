import type { ReactNode } from 'react';
import { useStyles } from './use-styles.ts';
import css from './form-row.css?inline';

export interface FormRowProps {
  readonly title: ReactNode;
  /** Id of the title, for the buttons that belong to it. */
  readonly titleId?: string;
  readonly value: ReactNode;
  /** A quiet button or a word, at the end of the line where there is room. */
  readonly action?: ReactNode;
  /** Below the line. */
  readonly children?: ReactNode;
}

/** A thing that is known of the customer, in a Card with others: its name, its value, and what can be done with it. */
export function FormRow({ title, titleId, value, action, children }: FormRowProps) {
  useStyles(css);
  return (
    <div className="form-row">
      <div className="form-row-head">
        <div className="form-row-text">
          <h3 className="form-row-title" id={titleId}>{title}</h3>
          {value}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
