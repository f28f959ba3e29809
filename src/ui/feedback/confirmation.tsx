import type { ReactNode, Ref } from 'react';
import { Actions } from '../layout/actions.tsx';
import { onEscape } from '../controls/on-escape.ts';
import { useStyles } from '../style/use-styles.ts';
import css from './confirmation.css?inline';

export interface ConfirmationProps {
  readonly question: string;
  /** For moving focus to the question when it appears. */
  readonly questionRef?: Ref<HTMLParagraphElement> | undefined;
  /** Escape, as the button that leaves it as it is; undefined while there is nothing to cancel. */
  readonly onCancel?: (() => void) | undefined;
  /** A Banner when the action failed. */
  readonly error?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A question in the place of a card's content, before something is removed. */
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
