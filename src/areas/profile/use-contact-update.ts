import { useRef, useState } from 'react';
import type { ContactField } from '../../api/contact-information.ts';
import { customerQuery } from '../../api/customer.ts';
import { legacyCustomerQuery } from '../../api/legacy-customer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import type { SavedIn } from './save-contact.ts';
import { isContactStored, keepContact, saveContact } from './save-contact.ts';

interface ContactUpdate extends CustomerMutation<string> {
  /** A value that is saved, but that the old system may lack; undefined when there is none. */
  readonly halfSaved: string | undefined;
}

/** Saves an e-mail address or mobile number. */
export function useContactUpdate(field: ContactField, onStored: () => void): ContactUpdate {
  const { runtime } = useAppContext();
  const savedIn = useRef<SavedIn>('every system');
  const [halfSaved, setHalfSaved] = useState<string>();
  const update = useCustomerMutation<string>({
    area: 'profile',
    // In order, because a new phone number goes together with the e-mail address of the moment.
    scope: 'contact',
    queries: [customerQuery, legacyCustomerQuery],
    send: async (_runtime, value, isStillTheirs) => {
      savedIn.current = await saveContact(runtime, field, value, isStillTheirs);
    },
    commit: (_runtime, value) => keepContact(runtime, field, value, savedIn.current),
    isStored: (value) => isContactStored(runtime, field, value),
    onStored: (value) => {
      setHalfSaved(savedIn.current === 'own system' ? value : undefined);
      onStored();
    },
  });
  const isWhole = halfSaved === undefined || isContactStored(runtime, field, halfSaved);
  return { ...update, halfSaved: isWhole ? undefined : halfSaved };
}
