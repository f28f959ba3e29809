import { useId } from 'react';
import type { ConsentText } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/content/card.tsx';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { EditRow } from '../../ui/layout/edit-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ConsentForm } from './consent-form.tsx';
import { useFormsText } from './forms-text.ts';
import type { Consent } from './use-consent.ts';
import { useConsent } from './use-consent.ts';

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
          text={texts.find(({ type }) => type === consent.type)}
          isKnown={customer !== undefined}
          isSaving={isSaving}
        />
      ))}
    </Card>
  );
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
  const { headingRef, retryProps } = useRetry({
    isError: contradicted !== undefined,
    isFetching: update.isSaving,
    refetch: saveAgain,
  });

  function saveAgain(): Promise<void> {
    if (contradicted !== undefined) update.save(contradicted, true);
    return Promise.resolve();
  }

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
      titleRef={headingRef}
      value={value}
      note={contradicted !== undefined && !isOpen ? (
        <RetryBanner variant="warning" {...retryProps} isBusy={isSaving}>{formsText.consentUnconfirmed}</RetryBanner>
      ) : message && <SuccessBanner>{message}</SuccessBanner>}
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
