import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

interface FeedbackFormProps {
  readonly sendText: string;
  readonly cancelText: string;
  /** False while there is nothing to send or to cancel. */
  readonly hasButtons?: boolean;
  readonly isBusy?: boolean;
  readonly onSend: (form: HTMLFormElement) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What is asked, with the buttons below it. */
export function FeedbackForm({ sendText, cancelText, hasButtons = true, isBusy = false, onSend, onCancel, children }: FeedbackFormProps) {
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
            <Button type="submit" isBusy={isBusy}>{sendText}</Button>
            <Button variant="secondary" isDisabled={isBusy} onClick={onCancel}>{cancelText}</Button>
          </Actions>
        )}
      </Stack>
    </form>
  );
}
