import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useFeedbackText } from './feedback-text.ts';

export type SendButton = 'send' | 'submit' | 'next' | 'accept';
export type CancelButton = 'cancel' | 'decline';

interface FeedbackFormProps {
  /** The send and cancel buttons: the text and the tracking name of each. */
  readonly sendAs: SendButton;
  readonly cancelAs: CancelButton;
  /** False while there is nothing to send or to cancel. */
  readonly hasButtons?: boolean;
  readonly isBusy?: boolean;
  /** Goes to the previous step. Without it there is no 'Tilbake'. */
  readonly onBack?: (() => void) | undefined;
  readonly onSend: (form: HTMLFormElement) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form: its fields, and the buttons below them. */
export function FeedbackForm({ sendAs, cancelAs, hasButtons = true, isBusy = false, onBack, onSend, onCancel, children }: FeedbackFormProps) {
  const text = useFeedbackText();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hasButtons && !isBusy) onSend(event.currentTarget);
      }}
    >
      <Stack gap={24}>
        {children}
        {hasButtons && (
          <Actions>
            <Button type="submit" trackAs={sendAs} isBusy={isBusy}>{text[sendAs]}</Button>
            <Button variant="secondary" trackAs={cancelAs} isDisabled={isBusy} onClick={onCancel}>{text[cancelAs]}</Button>
            {onBack && <Button variant="quiet" trackAs="back" isDisabled={isBusy} onClick={onBack}>{text.back}</Button>}
          </Actions>
        )}
      </Stack>
    </form>
  );
}
