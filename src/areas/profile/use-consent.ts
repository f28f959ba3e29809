import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { customerQuery } from '../../api/customer.ts';
import { updateConsent } from '../../api/profile-changes.ts';
import type { ConsentType } from '../../domain/consent.ts';
import { isConsentGiven, codeOfConsent } from '../../domain/consent.ts';
import type { ConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { useFormsText } from './forms-text.ts';

/** One consent of the customer, and the state of its row. */
export interface Consent {
  readonly type: ConsentType;
  readonly answer: boolean | undefined;
  readonly update: ConfirmedMutation<boolean>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The success message, when the page shows no toast. */
  readonly message: ReactNode;
}

/** Saves a consent and refetches the customer's data. */
export function useConsent(customer: Customer | undefined, type: ConsentType): Consent {
  const text = useFormsText();
  const [isOpen, setOpen] = useState(false);
  const [message, tell] = useMessage(() => text.consentSaved);
  const answerOf = (data: Customer | undefined) => isConsentGiven(data?.[`${type}Consent`]);
  const update = useConfirmedMutation<boolean>({
    area: 'profile',
    scope: 'consents',
    queries: [customerQuery],
    send: (api, isApproved) => updateConsent(api, type, isApproved),
    commit: ({ api, queryClient }, isApproved) =>
      queryClient.setQueryData(customerQuery(api).queryKey, (before) => before && { ...before, [`${type}Consent`]: codeOfConsent(isApproved) }),
    agrees: (newData, isApproved) => {
      const data = newData(customerQuery);
      return data && answerOf(data) === isApproved;
    },
    storedValues: (read) => {
      const data = read(customerQuery);
      return [data ? String(answerOf(data)) : null];
    },
    isStored: ({ api, queryClient }, isApproved) => answerOf(queryClient.getQueryData(customerQuery(api).queryKey)) === isApproved,
    onSaved: () => setOpen(false),
    onAgreed: tell,
  });
  return { type, answer: answerOf(customer), update, isOpen, setOpen, message: update.isConfirmed ? message : undefined };
}
