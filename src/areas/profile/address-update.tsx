import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { addressesQuery } from '../../api/addresses.ts';
import { updateAddresses } from '../../api/profile-changes.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useFormsText } from './forms-text.ts';
import type { CustomerAddress } from './use-profile.ts';

interface AddressUpdateProps {
  readonly address: CustomerAddress;
  /** Of the row that it is in. */
  readonly titleId: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The way to take the address over from the national register, and what came of it. */
export function AddressUpdate({ address: { query, isUnregistered }, titleId, titleRef }: AddressUpdateProps) {
  const text = useFormsText();
  const [update, message] = useAddressUpdate();
  // Also when its answer was lost: the address says that it is done.
  const isDone = (update.isSaved || Boolean(update.error)) && !isUnregistered;
  useLayoutEffect(() => {
    // The button that had the focus is not needed any more.
    if (isDone) titleRef.current?.focus();
  }, [isDone, titleRef]);

  const isBusy = update.isSaving || (update.isSaved && query.isFetching);
  return (
    <>
      {isUnregistered && (
        <div>
          <Button variant="quiet" trackAs="update-address" describedBy={titleId} isBusy={isBusy} onClick={() => update.save(true)}>
            {text.updateAddress}
          </Button>
        </div>
      )}
      {(Boolean(update.error) || update.contradicted) && isUnregistered && (
        <Banner variant="error" title={text.addressError}>{text.addressErrorLead}</Banner>
      )}
      {message && <Banner variant="success">{message}</Banner>}
    </>
  );
}

/** Takes the address over from the national register, and what to say of it in the row. */
function useAddressUpdate(): readonly [CustomerMutation<true>, ReactNode] {
  const text = useFormsText();
  const [message, tell] = useMessage(() => text.addressUpdated);
  const update = useCustomerMutation<true>({
    area: 'profile',
    scope: 'address',
    queries: [addressesQuery],
    send: updateAddresses,
    agrees: (newAnswer) => {
      const addresses = newAnswer(addressesQuery);
      return addresses?.[0]?.isRegistered;
    },
    onAgreed: tell,
  });
  return [update, update.isSaved ? message : undefined];
}
