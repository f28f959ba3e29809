import { addressesQuery, postalPlacesQuery } from '../../api/addresses.ts';
import type { ApiClient } from '../../api/client.ts';
import type { ConsentText } from '../../api/consents.ts';
import { consentTextsQuery } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import { customerQuery } from '../../api/customer.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';
import { legacyCustomerQuery } from '../../api/legacy-customer.ts';
import type { Reservation } from '../../api/reservation.ts';
import { reservationQuery } from '../../api/reservation.ts';
import type { Address } from '../../domain/profile.ts';
import { formatAddress } from '../../domain/profile.ts';
import { useConfig } from '../../hooks/app-context.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-host-events.ts';

export interface Profile {
  readonly customer: CustomerQuery<Customer>;
  readonly legacy: CustomerQuery<LegacyCustomer>;
  readonly address: CustomerAddress;
  readonly reservation: CustomerQuery<Reservation>;
  /** The words of the consents; undefined for those who are not asked for any. */
  readonly consents: CustomerQuery<readonly ConsentText[]> | undefined;
}

/** Only those who are no customers of the bank are asked for consents, so only their words are needed. */
const textsQuery = (api: ApiClient) => consentTextsQuery(api, false);

/** What the profile shows, each part as soon as it can be asked for; the host is told when the customer's own data is here. */
export function useProfile(): Profile {
  const customer = useCustomerQuery('profile', customerQuery);
  const legacy = useCustomerQuery('profile', legacyCustomerQuery);
  const reservation = useReservation();
  const address = useAddress(customer.data);
  const hasConsents = useHasConsents(customer);
  const texts = useCustomerQuery('profile', textsQuery, { isEnabled: hasConsents });
  useReady(customer.data !== undefined);
  return { customer, legacy, address, reservation, consents: hasConsents ? texts : undefined };
}

/** An answer that does not say how the documents come is no answer: it can be asked for again. */
function useReservation(): CustomerQuery<Reservation> {
  const query = useCustomerQuery('profile', reservationQuery);
  const isUnsaid = query.data !== undefined && query.data.hasReservation === undefined;
  return { ...query, isError: query.isError || isUnsaid };
}

/** Never before it is known whether this is a customer of the bank. */
function useHasConsents({ data, isError }: CustomerQuery<Customer>): boolean {
  const isOffered = useConfig().showSamtykkerMinProfil === true;
  return isOffered && (data ? !data.isBankCustomer : isError);
}

export interface CustomerAddress {
  readonly query: CustomerQuery<readonly Address[]>;
  /** While the address, or the name of its place, is on its way. */
  readonly isPending: boolean;
  /** On one line; undefined without an address. */
  readonly text: string | undefined;
  /** Whether it may be taken over from the national register. */
  readonly isUnregistered: boolean;
}

/** The customer's address: asked for when there is a customer number, the first of several. */
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
    isUnregistered: address?.isRegistered === false,
  };
}
