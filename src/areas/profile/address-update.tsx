import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { addressesQuery } from '../../api/addresses.ts';
import { updateAddresses } from '../../api/profile-changes.ts';
import type { ConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useFocusHandover } from '../../hooks/use-focus-handover.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { isFocusFree } from '../../platform/document-member.ts';
import { Text } from '../../ui/content/text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { useFormsText } from './forms-text.ts';
import type { CustomerAddress } from './use-profile.ts';

interface AddressUpdateProps {
  readonly address: CustomerAddress;
  /** Id of the row's title. */
  readonly titleId: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The button that copies the address from the national register, and its result. */
export function AddressUpdate({ address: { query, isRegistered }, titleId, titleRef }: AddressUpdateProps) {
  const text = useFormsText();
  const [update, message] = useAddressUpdate();
  const buttonRef = useFocusHandover(titleRef);
  const isUnregistered = isRegistered === false;
  const isUnconfirmed = Boolean(update.error ?? update.contradicted) && !isRegistered;
  // The address may be another one although the update has failed.
  const isDone = (update.isSaved || Boolean(update.error)) && !isUnregistered;
  useLayoutEffect(() => {
    // The removed button had the focus, unless the customer has moved it elsewhere.
    if (isDone && isFocusFree()) titleRef.current?.focus();
  }, [isDone, titleRef]);

  const isBusy = update.isSaving || (update.isSaved && query.isFetching);
  return (
    <>
      {isUnregistered && (
        <div>
          <Button ref={buttonRef} variant="quiet" trackAs="update-address" describedBy={titleId} isBusy={isBusy} onClick={() => update.save(true)}>
            {text.updateAddress}
          </Button>
        </div>
      )}
      {isUnconfirmed && !isUnregistered && <Banner variant="warning">{text.addressUnconfirmed}</Banner>}
      {isUnconfirmed && isUnregistered && (
        <Banner variant="error">
          <Text isStrong>{text.addressError}</Text>
          <Text>{text.addressErrorLead}</Text>
        </Banner>
      )}
      {message && <SuccessBanner>{message}</SuccessBanner>}
    </>
  );
}

/** Returns the mutation that copies the address from the national register, and the message for the row. */
function useAddressUpdate(): readonly [ConfirmedMutation<true>, ReactNode] {
  const text = useFormsText();
  const [message, tell] = useMessage(() => text.addressUpdated);
  const update = useConfirmedMutation<true>({
    area: 'profile',
    scope: 'address',
    queries: [addressesQuery],
    send: updateAddresses,
    isStored: ({ api, queryClient }) => queryClient.getQueryData(addressesQuery(api).queryKey)?.[0]?.isRegistered === true,
    // A refetch that says the same leaves the message.
    storedValues: (read) => {
      const addresses = read(addressesQuery);
      return [addresses ? JSON.stringify(addresses.map(({ isRegistered }) => isRegistered ?? null)) : null];
    },
    agrees: (newData) => {
      const addresses = newData(addressesQuery);
      return addresses && addresses[0]?.isRegistered === true;
    },
    onAgreed: tell,
  });
  return [update, update.isConfirmed ? message : undefined];
}
