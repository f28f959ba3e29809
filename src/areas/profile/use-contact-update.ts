import type { ContactField } from '../../api/contact-information.ts';
import { updateContactInformation } from '../../api/contact-information.ts';
import { customerQuery } from '../../api/customer.ts';
import { MissingParameterError } from '../../api/errors.ts';
import { legacyCustomerQuery, updateLegacyContact } from '../../api/legacy-customer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import type { Runtime } from '../../runtime/runtime.ts';

/** Saves an e-mail address or mobile number wherever the customer is known (PR-14 to PR-17). */
export function useContactUpdate(field: ContactField, onStored: () => void): CustomerMutation<string> {
  const { runtime } = useAppContext();
  return useCustomerMutation<string>({
    area: 'profile',
    // In order, because a new phone number goes together with the e-mail address of the moment.
    scope: 'contact',
    queries: [customerQuery, legacyCustomerQuery],
    send: (runtime, value) => send(runtime, field, value),
    commit: (runtime, value) => commit(runtime, field, value),
    isStored: (value) => isStored(runtime, field, value),
    onStored,
  });
}

/**
 * One after the other, so that a value that is refused is stored in neither place.
 *
 * @throws MissingParameterError, before anything is sent, when the legacy customer has no e-mail address to go with it
 */
async function send({ api, queryClient }: Runtime, field: ContactField, value: string): Promise<void> {
  // Also when one of them could not be fetched before: who is known where must be known now.
  const [customer, legacy] = await Promise.all([
    queryClient.query({ ...customerQuery(api), staleTime: 'static' }),
    queryClient.query({ ...legacyCustomerQuery(api), staleTime: 'static' }),
  ]);
  const email = field === 'email' ? value : (legacy.email ?? customer.email);
  if (legacy.isExisting && email === undefined) throw new MissingParameterError();
  if (customer.customerNumber) await updateContactInformation(api, field, value);
  if (legacy.isExisting && email !== undefined) await updateLegacyContact(api, { email, [field]: value });
}

/** Wherever the customer is known. */
function isStored({ api, queryClient }: Runtime, field: ContactField, value: string): boolean {
  const customer = queryClient.getQueryData(customerQuery(api).queryKey);
  const legacy = queryClient.getQueryData(legacyCustomerQuery(api).queryKey);
  if (!customer || !legacy) return false;
  const isInOwn = !customer.customerNumber || customer[field] === value;
  return isInOwn && (!legacy.isExisting || legacy[field] === value);
}

function commit({ api, queryClient }: Runtime, field: ContactField, value: string): void {
  queryClient.setQueryData(customerQuery(api).queryKey, (customer) =>
    customer?.customerNumber ? { ...customer, [field]: value } : customer);
  queryClient.setQueryData(legacyCustomerQuery(api).queryKey, (legacy) =>
    legacy?.isExisting ? { ...legacy, [field]: value } : legacy);
}
