import { useId } from 'react';
import { useRetry } from '../../hooks/use-retry.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
import type { ProfileExtras } from './profile-extras.ts';
import { LoadingValue } from './profile-skeleton.tsx';
import { useProfileText } from './profile-text.ts';
import type { CustomerAddress } from './use-profile.ts';

interface AddressRowProps {
  readonly address: CustomerAddress;
  /** Undefined until the code has loaded. The customer can then copy the address from the national register. */
  readonly extras: ProfileExtras | undefined;
}

/** The address of the customer. */
export function AddressRow({ address, extras }: AddressRowProps) {
  const profileText = useProfileText();
  const { query } = address;
  const id = useId();
  const { headingRef, retryProps } = useRetry(query);
  return (
    <FormRow
      title={profileText.address}
      titleId={id}
      titleRef={headingRef}
      value={<AddressValue {...address} />}
    >
      {query.isError && (
        <RetryBanner {...retryProps}>{profileText.addressFetchError}</RetryBanner>
      )}
      {extras && <extras.AddressUpdate address={address} titleId={id} titleRef={headingRef} />}
    </FormRow>
  );
}

/** The address, or the reason why there is none. The error message of a failed request says it for itself. */
function AddressValue({ query, isPending, text }: CustomerAddress) {
  const profileText = useProfileText();
  if (text !== undefined) return <p><Norwegian>{text}</Norwegian></p>;
  if (isPending) return <LoadingValue />;
  if (query.data) return <p>{profileText.noAddress}</p>;
  // Without a customer number, the address is not requested.
  return query.isError ? null : <p>{profileText.notFetched}</p>;
}
