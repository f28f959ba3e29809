import { useId, useLayoutEffect } from 'react';
import { addressesQuery } from '../../api/addresses.ts';
import type { CustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner, RetryBanner } from '../../ui/feedback/banner.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
import { LoadingValue } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';
import { loadProfileExtras } from './use-contact-update.ts';
import type { CustomerAddress } from './use-profile.ts';

/** The address, and the way to take it over from the national register. */
export function AddressRow({ address }: { readonly address: CustomerAddress }) {
  const { query, isPending, text, isUnregistered } = address;
  const id = useId();
  const { headingRef, retryProps } = useRetry(query);
  const [update, message] = useAddressUpdate();
  // Also when its answer was lost: the address says that it is done.
  const isDone = (update.isSaved || Boolean(update.error)) && !isUnregistered;
  useLayoutEffect(() => {
    // The button that had the focus is not needed any more.
    if (isDone) headingRef.current?.focus();
  }, [isDone, headingRef]);

  const isKnown = query.data !== undefined || !query.isError;
  const isBusy = update.isSaving || (update.isSaved && query.isFetching);
  return (
    <FormRow
      title={profileText.address}
      titleId={id}
      titleRef={headingRef}
      value={isPending && text === undefined ? <LoadingValue /> : isKnown && <p>{text ?? profileText.noAddress}</p>}
    >
      {query.isError && (
        <RetryBanner {...retryProps}>{profileText.addressFetchError}</RetryBanner>
      )}
      {isUnregistered && (
        <Actions>
          <Button variant="secondary" trackAs="update-address" describedBy={id} isBusy={isBusy} onClick={() => update.save(true)}>
            {profileText.updateAddress}
          </Button>
        </Actions>
      )}
      {(Boolean(update.error) || update.contradicted) && isUnregistered && (
        <Banner variant="error" title={profileText.addressError}>{profileText.addressErrorLead}</Banner>
      )}
      {message && <Banner variant="success">{message}</Banner>}
    </FormRow>
  );
}

/** Takes the address over from the national register, and what to say of it in the row. */
function useAddressUpdate(): readonly [CustomerMutation<true>, string | undefined] {
  const [message, tell] = useMessage();
  const update = useCustomerMutation<true>({
    area: 'profile',
    scope: 'address',
    queries: [addressesQuery],
    send: async (client) => (await loadProfileExtras()).updateAddresses(client),
    agrees: (newAnswer) => {
      const addresses = newAnswer(addressesQuery);
      return addresses && addresses[0]?.isRegistered !== false;
    },
    onAgreed: () => tell(profileText.addressUpdated),
  });
  return [update, update.isSaved ? message : undefined];
}
