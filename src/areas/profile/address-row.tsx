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
  const { query, isPending, text } = address;
  const id = useId();
  const { headingRef, retryProps } = useRetry(query);
  const isKnown = query.data !== undefined || !query.isError;
  return (
    <FormRow
      title={profileText.address}
      titleId={id}
      titleRef={headingRef}
      value={isPending && text === undefined ? <LoadingValue /> : isKnown && <p>{text === undefined ? profileText.noAddress : <Norwegian>{text}</Norwegian>}</p>}
    >
      {query.isError && (
        <RetryBanner {...retryProps}>{profileText.addressFetchError}</RetryBanner>
      )}
      {extras && <extras.AddressUpdate address={address} titleId={id} titleRef={headingRef} />}
    </FormRow>
  );
}
