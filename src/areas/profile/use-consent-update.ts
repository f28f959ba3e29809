import { updateConsent } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import { customerQuery } from '../../api/customer.ts';
import type { ConsentType } from '../../domain/consent.ts';
import { consentAnswer, consentCode } from '../../domain/consent.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';

export interface ConsentAnswer {
  readonly type: ConsentType;
  readonly isApproved: boolean;
}

/** Saves a consent and asks for the customer again. */
export function useConsentUpdate(
  customer: Customer | undefined, onStored: (answer: ConsentAnswer) => void,
): CustomerMutation<ConsentAnswer> {
  return useCustomerMutation<ConsentAnswer>({
    area: 'profile',
    scope: 'consents',
    queries: [customerQuery],
    send: ({ api }, { type, isApproved }) => updateConsent(api, type, isApproved),
    commit: ({ api, queryClient }, { type, isApproved }) =>
      queryClient.setQueryData(customerQuery(api).queryKey, (customer) =>
        customer && { ...customer, [`${type}Consent`]: consentCode(isApproved) }),
    isStored: ({ type, isApproved }) => consentAnswer(customer?.[`${type}Consent`]) === isApproved,
    onStored,
  });
}
