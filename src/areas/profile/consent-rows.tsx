import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ConsentText } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import { customerQuery } from '../../api/customer.ts';
import { updateConsent } from '../../api/profile-changes.ts';
import type { ConsentType } from '../../domain/consent.ts';
import { consentAnswer, consentCode } from '../../domain/consent.ts';
import { normaliseCode } from '../../domain/policy.ts';
import { useMessage } from '../../hooks/use-message.ts';
import type { ConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { Card } from '../../ui/content/card.tsx';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner, RetryBanner } from '../../ui/feedback/banner.tsx';
import { EditRow } from '../../ui/layout/edit-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ConsentForm } from './consent-form.tsx';
import { useFormsText } from './forms-text.ts';

/** Each consent, and its name in the texts. */
const types: readonly (readonly [type: ConsentType, name: string])[] = [
  ['marketing', 'MARKETING'],
  ['crossDomain', 'CROSS_DOMAIN'],
];

interface ConsentRowsProps {
  readonly customer: Customer | undefined;
  readonly texts: readonly ConsentText[];
}

/** One row per consent. Several rows may be open. Only one consent is saved at a time. */
export function ConsentRows({ customer, texts }: ConsentRowsProps) {
  const text = useFormsText();
  const [open, setOpen] = useState<readonly ConsentType[]>([]);
  const close = (type: ConsentType) => setOpen((now) => now.filter((other) => other !== type));
  const [message, tell] = useMessage(() => text.consentSaved);
  const [told, setTold] = useState<ConsentType>();
  const update = useConsentUpdate(customer, ({ type }) => {
    setTold(type);
    close(type);
  }, tell);

  return (
    <Card>
      {types.map(([type, name]) => (
        <ConsentRow
          key={type}
          type={type}
          text={texts.find(({ consent }) => normaliseCode(consent) === name)}
          answer={consentAnswer(customer?.[`${type}Consent`])}
          isKnown={customer !== undefined}
          isOpen={open.includes(type)}
          message={update.isConfirmed && told === type ? message : undefined}
          update={update}
          onToggle={() => (open.includes(type) ? close(type) : setOpen([...open, type]))}
        />
      ))}
    </Card>
  );
}

interface ConsentRowProps {
  readonly type: ConsentType;
  readonly text: ConsentText | undefined;
  readonly answer: boolean | undefined;
  /** False without the customer's data. The consent then cannot be changed. */
  readonly isKnown: boolean;
  readonly isOpen: boolean;
  /** The success message, when the page shows no toast. */
  readonly message: ReactNode;
  /** The mutation of all consents. While one is being saved, none can be changed. */
  readonly update: ConfirmedMutation<ConsentChoice>;
  readonly onToggle: () => void;
}

/** One consent with its text and the customer's answer. */
function ConsentRow({ type, text, answer, isKnown, isOpen, message, update, onToggle }: ConsentRowProps) {
  const formsText = useFormsText();
  const titleId = useId();
  const isMine = update.value?.type === type;

  function toggle(): void {
    if (isMine) update.reset();
    onToggle();
  }

  const value = (
    <Stack gap={8}>
      {isKnown && <p>{answer === undefined ? formsText.unanswered : answer ? formsText.yes : formsText.no}</p>}
      {text?.lead && <Text isSubdued><Norwegian>{text.lead}</Norwegian></Text>}
      {text?.body && <Text size="small" isSubdued><Norwegian>{text.body}</Norwegian></Text>}
    </Stack>
  );
  const contradicted = update.contradicted?.type === type && !isOpen ? update.contradicted : undefined;
  return (
    <EditRow
      title={text?.title === undefined ? formsText[type] : <Norwegian>{text.title}</Norwegian>}
      titleId={titleId}
      value={value}
      note={contradicted ? (
        <RetryBanner variant="warning" isBusy={update.isSaving} onRetry={() => update.save(contradicted, true)}>{formsText.consentUnconfirmed}</RetryBanner>
      ) : message && !isOpen && <Banner variant="success">{message}</Banner>}
      editText={formsText.edit}
      isOpen={isOpen}
      isBusy={isMine && update.isSaving}
      onToggle={toggle}
    >
      <ConsentForm
        titleId={titleId}
        trackAs={type === 'marketing' ? 'marketing-consent' : 'data-sharing-consent'}
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

interface ConsentChoice {
  readonly type: ConsentType;
  readonly isApproved: boolean;
}

/** Saves a consent and refetches the customer's data. */
function useConsentUpdate(
  customer: Customer | undefined, onStored: (answer: ConsentChoice) => void, onAgreed: () => void,
): ConfirmedMutation<ConsentChoice> {
  return useConfirmedMutation<ConsentChoice>({
    area: 'profile',
    scope: 'consents',
    queries: [customerQuery],
    send: (api, { type, isApproved }) => updateConsent(api, type, isApproved),
    commit: ({ api, queryClient }, { type, isApproved }) =>
      queryClient.setQueryData(customerQuery(api).queryKey, (customer) =>
        customer && { ...customer, [`${type}Consent`]: consentCode(isApproved) }),
    agrees: (newAnswer, { type, isApproved }) => {
      const answer = newAnswer(customerQuery);
      return answer && consentAnswer(answer[`${type}Consent`]) === isApproved;
    },
    storedValues: (read, { type }) => {
      const answer = read(customerQuery);
      return [answer ? String(consentAnswer(answer[`${type}Consent`])) : null];
    },
    isStored: ({ type, isApproved }) => consentAnswer(customer?.[`${type}Consent`]) === isApproved,
    onStored,
    onAgreed,
  });
}
