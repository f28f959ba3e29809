import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useFormsText } from './forms-text.ts';

interface EditFormProps {
  readonly isBusy: boolean;
  /** Disables saving, because there is nothing to change. */
  readonly isDisabled?: boolean;
  /** Message about a failed save, when the field's value is not the cause. */
  readonly failure: string | undefined;
  /** Default: 'Lagre'. */
  readonly saveText?: string;
  /** Stable tracking name of the save button. */
  readonly saveAs?: 'save' | 'confirm-documents';
  readonly onSave: () => void;
  /** Without it there is no 'Avbryt'. */
  readonly onCancel?: () => void;
  /** The field. */
  readonly children: ReactNode;
}

/** A form: its field, 'Lagre' and, in a row that opens, 'Avbryt'. */
export function EditForm(props: EditFormProps) {
  const text = useFormsText();
  const { isBusy, isDisabled = false, failure, saveText = text.save, saveAs = 'save', onSave, onCancel, children } = props;
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
          <Button type="submit" variant={onCancel ? 'primary' : 'secondary'} trackAs={saveAs} isBusy={isBusy} isDisabled={isDisabled}>
            {saveText}
          </Button>
          {onCancel && <Button variant="secondary" trackAs="cancel" isDisabled={isBusy} onClick={onCancel}>{text.cancel}</Button>}
        </Actions>
      </Stack>
    </form>
  );
}
