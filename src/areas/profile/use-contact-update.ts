import { useRef, useState } from 'react';
import type { ContactField } from '../../api/customer.ts';
import { customerQuery, legacyCustomerQuery } from '../../api/customer.ts';
import { errorType } from '../../api/errors.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { ConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useReportError } from '../../hooks/use-host-events.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { SavedIn } from './save-contact.ts';
import { agreesWith, isSameContact, saveContact, storedValuesOf } from './save-contact.ts';

export interface ContactUpdate extends ConfirmedMutation<string> {
  /** A saved value that the legacy system may not have; undefined when there is none. */
  readonly halfSaved: string | undefined;
  /** Whether the legacy system refused the value, so that it certainly does not have it. */
  readonly isRefused: boolean;
}

/** Saves an e-mail address or mobile number. Calls `onAgreed` when every system has it. */
export function useContactUpdate(field: ContactField, { onStored, onAgreed }: Record<'onStored' | 'onAgreed', () => void>): ContactUpdate {
  const { runtime } = useAppContext();
  const savedIn = useRef<SavedIn>('every system');
  const [halfSaved, setHalfSaved] = useState<string>();
  const [error, setError] = useState<unknown>();
  useReportError('profile', error);
  // Another tab may have replaced the value, or our own system may not have kept it.
  const isHalf = halfSaved !== undefined && isSameContact(ownValue(runtime, field), halfSaved) && !isContactStored(runtime, field, halfSaved);
  const update = useConfirmedMutation<string>({
    area: 'profile',
    // Changes run in order, because a new phone number is sent with the current e-mail address.
    scope: 'contact',
    queries: [customerQuery, legacyCustomerQuery],
    send: async (api, value, isStillTheirs) => {
      const saved = await saveContact({ ...runtime, api }, field, value, isStillTheirs, isHalf && value === halfSaved);
      savedIn.current = saved.savedIn;
      setError(saved.error);
    },
    commit: (_runtime, value) => keepContact(runtime, field, value, savedIn.current),
    agrees: (newAnswer, value) => agreesWith(newAnswer, field, value, savedIn.current),
    storedValues: (answer) => storedValuesOf(answer, field, savedIn.current),
    isStored: (value) => isContactStored(runtime, field, value),
    onStored: (value) => {
      setHalfSaved(savedIn.current === 'own system' ? value : undefined);
      onStored();
    },
    onAgreed: () => {
      if (savedIn.current === 'every system') onAgreed();
    },
  });
  return { ...update, halfSaved: isHalf ? halfSaved : undefined, isRefused: errorType(error) === 'refused' };
}

/** Whether the cached data of every system that knows the customer contains the value. */
function isContactStored({ api, queryClient }: Runtime, field: ContactField, value: string): boolean {
  const customer = queryClient.getQueryData(customerQuery(api).queryKey);
  const legacy = queryClient.getQueryData(legacyCustomerQuery(api).queryKey);
  if (!customer || !legacy) return false;
  const isInOwn = !customer.customerNumber || isSameContact(customer[field], value);
  return isInOwn && (!legacy.isExisting || isSameContact(legacy[field], value));
}

function ownValue({ api, queryClient }: Runtime, field: ContactField): string | undefined {
  return queryClient.getQueryData(customerQuery(api).queryKey)?.[field];
}

/** Writes a saved value to the query cache. */
function keepContact({ api, queryClient }: Runtime, field: ContactField, value: string, savedIn: SavedIn): void {
  queryClient.setQueryData(customerQuery(api).queryKey, (customer) =>
    customer?.customerNumber ? { ...customer, [field]: value } : customer);
  if (savedIn === 'own system') return;
  queryClient.setQueryData(legacyCustomerQuery(api).queryKey, (legacy) =>
    legacy?.isExisting ? { ...legacy, [field]: value } : legacy);
}
