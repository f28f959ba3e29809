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

/** Each consent's name in the texts. */
const names: Readonly<Record<ConsentType, string>> = { marketing: 'MARKETING', crossDomain: 'CROSS_DOMAIN' };

interface ConsentRowsProps {
  readonly customer: Customer | undefined;
  readonly texts: readonly ConsentText[];
}

/** One row per consent. Several rows may be open. Only one consent is saved at a time. */
export function ConsentRows({ customer, texts }: ConsentRowsProps) {
  const consents = [useConsent(customer, 'marketing'), useConsent(customer, 'crossDomain')];
  const isSaving = consents.some(({ update }) => update.isSaving);
  return (
    <Card>
      {consents.map((consent) => (
        <ConsentRow
          key={consent.type}
          consent={consent}
          text={texts.find((text) => normaliseCode(text.consent) === names[consent.type])}
          isKnown={customer !== undefined}
          isSaving={isSaving}
        />
      ))}
    </Card>
  );
}

/** One consent of the customer, and the state of its row. */
interface Consent {
  readonly type: ConsentType;
  readonly answer: boolean | undefined;
  readonly update: ConfirmedMutation<boolean>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The success message, when the page shows no toast. */
  readonly message: ReactNode;
}

/** Saves a consent and refetches the customer's data. */
function useConsent(customer: Customer | undefined, type: ConsentType): Consent {
  const text = useFormsText();
  const [isOpen, setOpen] = useState(false);
  const [message, tell] = useMessage(() => text.consentSaved);
  const answerOf = (answer: Customer | undefined) => consentAnswer(answer?.[`${type}Consent`]);
  const update = useConfirmedMutation<boolean>({
    area: 'profile',
    scope: 'consents',
    queries: [customerQuery],
    send: (api, isApproved) => updateConsent(api, type, isApproved),
    commit: ({ api, queryClient }, isApproved) =>
      queryClient.setQueryData(customerQuery(api).queryKey, (before) => before && { ...before, [`${type}Consent`]: consentCode(isApproved) }),
    agrees: (newAnswer, isApproved) => {
      const answer = newAnswer(customerQuery);
      return answer && answerOf(answer) === isApproved;
    },
    storedValues: (read) => {
      const answer = read(customerQuery);
      return [answer ? String(answerOf(answer)) : null];
    },
    isStored: (isApproved) => answerOf(customer) === isApproved,
    onStored: () => setOpen(false),
    onAgreed: tell,
  });
  return { type, answer: answerOf(customer), update, isOpen, setOpen, message: update.isConfirmed ? message : undefined };
}

interface ConsentRowProps {
  readonly consent: Consent;
  readonly text: ConsentText | undefined;
  /** False without the customer's data. The consent then cannot be changed. */
  readonly isKnown: boolean;
  /** Whether a consent is being saved. Then none can be changed. */
  readonly isSaving: boolean;
}

/** One consent with its text and the customer's answer. */
function ConsentRow({ consent, text, isKnown, isSaving }: ConsentRowProps) {
  const formsText = useFormsText();
  const titleId = useId();
  const { type, answer, update, isOpen, message } = consent;
  const { contradicted } = update;

  function toggle(): void {
    update.reset();
    consent.setOpen(!isOpen);
  }

  const value = (
    <Stack gap={8}>
      {isKnown && <p>{answer === undefined ? formsText.unanswered : answer ? formsText.yes : formsText.no}</p>}
      {text?.lead && <Text isSubdued><Norwegian>{text.lead}</Norwegian></Text>}
      {text?.body && <Text size="small" isSubdued><Norwegian>{text.body}</Norwegian></Text>}
    </Stack>
  );
  return (
    <EditRow
      title={text?.title === undefined ? formsText[type] : <Norwegian>{text.title}</Norwegian>}
      titleId={titleId}
      value={value}
      note={contradicted !== undefined && !isOpen ? (
        <RetryBanner variant="warning" isBusy={isSaving} onRetry={() => update.save(contradicted, true)}>{formsText.consentUnconfirmed}</RetryBanner>
      ) : message && !isOpen && <Banner variant="success">{message}</Banner>}
      editText={formsText.edit}
      isOpen={isOpen}
      isBusy={update.isSaving}
      onToggle={toggle}
    >
      <ConsentForm
        titleId={titleId}
        trackAs={type === 'marketing' ? 'marketing-consent' : 'data-sharing-consent'}
        answer={answer}
        isBusy={update.isSaving}
        isDisabled={isSaving || !isKnown}
        hasFailed={Boolean(update.error)}
        onSave={(isApproved) => update.save(isApproved)}
        onCancel={toggle}
      />
    </EditRow>
  );
}
