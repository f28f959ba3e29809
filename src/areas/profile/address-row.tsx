import { useId, useLayoutEffect, useRef } from 'react';
import { updateAddresses } from '../../api/addresses.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { Actions } from '../../ui/actions.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormRow } from '../../ui/form-row.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Text } from '../../ui/text.tsx';
import { profileText } from './profile-text.ts';
import type { CustomerAddress } from './use-address.ts';

/** The address, and the way to take it over from the national register (PR-32 to PR-42). */
export function AddressRow({ address }: { readonly address: CustomerAddress }) {
  const { query, text = profileText.noAddress, isUnregistered } = address;
  const id = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const update = useCustomerMutation<true>({
    area: 'profile',
    scope: 'address',
    queryKeys: [['kfp', 'addresses']],
    send: ({ api }) => updateAddresses(api),
  });
  const isDone = update.isSaved && !isUnregistered;
  useLayoutEffect(() => {
    // The button that had the focus is not needed any more.
    if (isDone) line.current?.focus();
  }, [isDone]);

  const isKnown = query.data !== undefined || !query.isError;
  const isBusy = update.isSaving || (update.isSaved && query.isFetching);
  return (
    <FormRow title={profileText.address} titleId={id} value={isKnown && <Text ref={line}>{text}</Text>}>
      {query.isError && (
        <RetryBanner retryText={profileText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {profileText.addressFetchError}
        </RetryBanner>
      )}
      {isUnregistered && (
        <Actions>
          <Button variant="secondary" describedBy={id} isBusy={isBusy} onClick={() => update.save(true)}>
            {profileText.updateAddress}
          </Button>
        </Actions>
      )}
      {Boolean(update.error) && (
        <Banner variant="error" title={profileText.addressError}>{profileText.addressErrorLead}</Banner>
      )}
      {update.isSaved && <Banner variant="success">{profileText.addressUpdated}</Banner>}
    </FormRow>
  );
}
