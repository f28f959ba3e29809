import type { ConsentText } from '../../api/consents.ts';
import type { ConsentType } from '../../domain/consent.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { Text } from '../../ui/content/text.tsx';
import { EditRow } from '../../ui/layout/form-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { choicesText } from './choices-text.ts';
import { ConsentForm } from './consent-form.tsx';
import { profileText } from './profile-text.ts';
import type { ConsentAnswer } from './use-consent-update.ts';

interface ConsentRowProps {
  readonly type: ConsentType;
  readonly text: ConsentText | undefined;
  readonly answer: boolean | undefined;
  /** False without the customer's data: there is nothing to change. */
  readonly isKnown: boolean;
  readonly isOpen: boolean;
  /** Of all consents: while one is saved none can be changed. */
  readonly update: CustomerMutation<ConsentAnswer>;
  readonly onToggle: () => void;
}

/** One consent with its words and the customer's answer. */
export function ConsentRow({ type, text, answer, isKnown, isOpen, update, onToggle }: ConsentRowProps) {
  const title = text?.title ?? choicesText[type];
  const isMine = update.value?.type === type;

  function toggle(): void {
    if (isMine) update.reset();
    onToggle();
  }

  const value = (
    <Stack gap={8}>
      {isKnown && <p>{answer === undefined ? choicesText.unanswered : answer ? choicesText.yes : choicesText.no}</p>}
      {text?.lead && <Text isSubdued>{text.lead}</Text>}
      {text?.body && <Text size="small" isSubdued>{text.body}</Text>}
    </Stack>
  );
  return (
    <EditRow
      title={title}
      value={value}
      editText={profileText.edit}
      isOpen={isOpen}
      isBusy={isMine && update.isSaving}
      onToggle={toggle}
    >
      <ConsentForm
        title={title}
        answer={answer}
        isBusy={isMine && update.isSaving}
        isDisabled={update.isSaving || !isKnown}
        hasFailed={isMine && Boolean(update.error)}
        onSave={(isApproved) => update.save({ type, isApproved })}
        onCancel={toggle}
      />
    </EditRow>
  );
}
