import type { ReactNode, Ref } from 'react';
import { Actions } from '../layout/actions.tsx';
import { onEscape } from '../controls/on-escape.ts';
import { useStyles } from '../style/use-styles.ts';
import css from './confirmation.css?inline';

export interface ConfirmationProps {
  readonly question: string;
  /** For moving focus to the question when it appears. */
  readonly questionRef?: Ref<HTMLParagraphElement> | undefined;
  /** Is called on Escape, like the cancel button; undefined while nothing can be cancelled. */
  readonly onCancel?: (() => void) | undefined;
  /** A Banner when the action failed. */
  readonly error?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** A question before a removal; it replaces the card's content. */
export function Confirmation({ question, questionRef, onCancel, error, children }: ConfirmationProps) {
  useStyles(css);
  return (
    <div className="confirmation" {...onEscape(onCancel)}>
      <div className="confirmation-body">
        <p className="confirmation-question" ref={questionRef} tabIndex={-1}>{question}</p>
        {error}
      </div>
      <Actions>{children}</Actions>
    </div>
  );
}
