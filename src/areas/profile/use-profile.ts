import type { Customer } from '../../api/customer.ts';
import { customerQuery } from '../../api/customer.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';
import { legacyCustomerQuery } from '../../api/legacy-customer.ts';
import type { Reservation } from '../../api/reservation.ts';
import { reservationQuery } from '../../api/reservation.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-ready.ts';
import type { CustomerAddress } from './use-address.ts';
import { useAddress } from './use-address.ts';

export interface Profile {
  readonly customer: CustomerQuery<Customer>;
  readonly legacy: CustomerQuery<LegacyCustomer>;
  readonly address: CustomerAddress;
  readonly reservation: CustomerQuery<Reservation>;
}

/** What the profile shows, each part as soon as it is asked for; the host is told when the customer is here. */
export function useProfile(): Profile {
  const customer = useCustomerQuery('profile', customerQuery);
  const legacy = useCustomerQuery('profile', legacyCustomerQuery);
  const reservation = useCustomerQuery('profile', reservationQuery);
  const address = useAddress(customer.data);
  useReady(customer.data !== undefined && !legacy.isPending);
  return { customer, legacy, address, reservation };
}
