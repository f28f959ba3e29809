import { addressesQuery, postalPlacesQuery } from '../../api/addresses.ts';
import type { ConsentText, Reservation } from '../../api/consents.ts';
import { consentTextsQuery, reservationQuery } from '../../api/consents.ts';
import type { Customer, LegacyCustomer } from '../../api/customer.ts';
import { customerQuery, legacyCustomerQuery } from '../../api/customer.ts';
import type { Address } from '../../domain/profile.ts';
import { formatAddress } from '../../domain/profile.ts';
import { useConfig } from '../../hooks/app-context.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useKept } from '../../hooks/use-kept.ts';

export interface Profile {
  readonly customer: CustomerQuery<Customer>;
  readonly legacy: CustomerQuery<LegacyCustomer>;
  readonly address: CustomerAddress;
  readonly reservation: CustomerQuery<Reservation>;
  /** The texts of the consents; undefined for customers without consents. */
  readonly consents: CustomerQuery<readonly ConsentText[]> | undefined;
}

/** Fetches each part of the profile as early as possible. Sends the ready event when the customer's data has loaded. */
export function useProfile(): Profile {
  const customer = useCustomerQuery('profile', customerQuery);
  const legacy = useCustomerQuery('profile', legacyCustomerQuery);
  const reservation = useReservation();
  const address = useAddress(customer.data);
  const hasConsents = useHasConsents(customer);
  const texts = useCustomerQuery('profile', consentTextsQuery, { isEnabled: hasConsents });
  useReady(customer.data !== undefined);
  return { customer, legacy, address, reservation, consents: hasConsents ? texts : undefined };
}

/**
 * A response that does not say how documents are sent counts as a failure, so the customer can retry. What an earlier
 * response said stays, with the form.
 */
function useReservation(): CustomerQuery<Reservation> {
  const query = useCustomerQuery('profile', reservationQuery);
  const said = query.data?.hasReservation;
  const hasReservation = useKept<boolean | undefined>(undefined, (known) => said ?? known);
  const isUnsaid = query.data !== undefined && said === undefined;
  return { ...query, data: query.data && { hasReservation }, isError: query.isError || isUnsaid };
}

/** False until it is known whether this is a customer of the bank. */
function useHasConsents({ data, isError }: CustomerQuery<Customer>): boolean {
  const isOffered = useConfig().showSamtykkerMinProfil === true;
  return isOffered && (data ? !data.isBankCustomer : isError);
}

export interface CustomerAddress {
  readonly query: CustomerQuery<readonly Address[]>;
  /** True while the address or its place name is loading. */
  readonly isPending: boolean;
  /** On one line; undefined without an address. */
  readonly text: string | undefined;
  /** Whether it is that of the national register; undefined while unknown. */
  readonly isRegistered: boolean | undefined;
}

/** Fetches the customer's address when there is a customer number. Uses the first of several. */
function useAddress(customer: Customer | undefined): CustomerAddress {
  const hasNumber = customer?.customerNumber !== undefined;
  const query = useCustomerQuery('profile', addressesQuery, { isEnabled: hasNumber });
  const address = query.data?.[0];
  const postalCode = address?.postalCode;
  const places = useCustomerQuery('profile', postalPlacesQuery, { isEnabled: hasNumber, isSilent: true });
  const place = places.data?.find(({ code }) => code === postalCode)?.name;
  return {
    query,
    isPending: (hasNumber && query.isPending) || (postalCode !== undefined && places.isPending),
    text: address && formatAddress(address, place),
    isRegistered: address?.isRegistered,
  };
}
