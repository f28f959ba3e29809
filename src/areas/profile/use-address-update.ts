import { addressesQuery, updateAddresses } from '../../api/addresses.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { profileText } from './profile-text.ts';

/** Takes the address over from the national register, and what to say of it in the row. */
export function useAddressUpdate(): readonly [CustomerMutation<true>, string | undefined] {
  const [message, tell] = useMessage();
  const update = useCustomerMutation<true>({
    area: 'profile',
    scope: 'address',
    queries: [addressesQuery],
    send: ({ api }) => updateAddresses(api),
    onSaved: () => tell(profileText.addressUpdated),
  });
  return [update, update.isSaved ? message : undefined];
}
