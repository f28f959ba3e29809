import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { profileText } from './profile-text.ts';

interface EditFormProps {
  readonly isBusy: boolean;
  /** Lets nothing be saved, because there is nothing to change. */
  readonly isDisabled?: boolean;
  /** Why it could not be saved, when that is not the field's fault. */
  readonly failure: string | undefined;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** The field. */
  readonly children: ReactNode;
}

/** The form of an open row: its field, 'Lagre' and 'Avbryt' (PR-03, PR-06, PR-31). */
export function EditForm({ isBusy, isDisabled = false, failure, onSave, onCancel, children }: EditFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Stack>
        {children}
        {failure !== undefined && <Banner variant="error">{failure}</Banner>}
        <Actions>
          <Button type="submit" isBusy={isBusy} isDisabled={isDisabled}>{profileText.save}</Button>
          <Button variant="secondary" isDisabled={isBusy} onClick={onCancel}>{profileText.cancel}</Button>
        </Actions>
      </Stack>
    </form>
  );
}
