import { addressesQuery, postalPlacesQuery } from '../../api/addresses.ts';
import type { Customer } from '../../api/customer.ts';
import type { Address } from '../../domain/profile.ts';
import { formatAddress } from '../../domain/profile.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

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
export function useAddress(customer: Customer | undefined): CustomerAddress {
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
