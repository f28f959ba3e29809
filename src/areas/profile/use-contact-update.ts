import { useRef, useState } from 'react';
import type { ApiQuery } from '../../api/api-query.ts';
import { withTimeLimit } from '../../api/client.ts';
import type { ContactField, Customer, LegacyCustomer } from '../../api/customer.ts';
import { customerQuery, legacyCustomerQuery } from '../../api/customer.ts';
import { AnswerError, errorType, MissingParameterError } from '../../api/errors.ts';
import { updateContactInformation, updateLegacyContact } from '../../api/profile-changes.ts';
import { parseMobile } from '../../domain/contact.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { IsStillTheirs } from '../../hooks/customer-mutation.ts';
import type { ConfirmedMutation, ReadData, StoredValues } from '../../hooks/use-confirmed-mutation.ts';
import { useConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useReportError } from '../../hooks/use-host-events.ts';
import type { Runtime } from '../../runtime/runtime.ts';

export interface ContactUpdate extends ConfirmedMutation<string> {
  /** A saved value that the legacy system may not have; undefined when there is none. */
  readonly halfSaved: string | undefined;
  /** Whether the legacy system refused the value, so that it certainly does not have it. */
  readonly isRefused: boolean;
}

/** Saves an e-mail address or mobile number. Calls `onAgreed` when every system has it. */
export function useContactUpdate(field: ContactField, { onSaved, onAgreed }: Record<'onSaved' | 'onAgreed', () => void>): ContactUpdate {
  const { runtime } = useAppContext();
  const savedIn = useRef<SavedIn>('every system');
  const [halfSaved, setHalfSaved] = useState<string>();
  const [error, setError] = useState<unknown>();
  useReportError('profile', error);
  // Another tab may have replaced the value, or our own system may not have kept it.
  const isHalf = halfSaved !== undefined && isSameContact(ownValue(runtime, field), halfSaved) && !isContactStored(runtime, field, halfSaved);
  const update = useConfirmedMutation<string>({
    area: 'profile',
    // Changes run in order, because a new phone number is sent with the current e-mail address.
    scope: 'contact',
    queries: [customerQuery, legacyCustomerQuery],
    send: async (api, value, isStillTheirs) => {
      const isRest = isHalf && value === halfSaved;
      // A lost response counts as saved only where every system has the value.
      if (!isRest) savedIn.current = 'every system';
      const saved = await saveContact({ ...runtime, api }, field, value, isStillTheirs, isRest);
      savedIn.current = saved.savedIn;
      setError(saved.error);
    },
    commit: (_runtime, value) => keepContact(runtime, field, value, savedIn.current),
    agrees: (newData, value) => agreesWith(newData, field, value, savedIn.current),
    storedValues: (read) => storedValuesOf(read, field, savedIn.current),
    isStored: (_runtime, value) => isContactStored(runtime, field, value),
    onSaved: (value) => {
      setHalfSaved(savedIn.current === 'own system' ? value : undefined);
      onSaved();
    },
    onAgreed: () => {
      if (savedIn.current === 'every system') onAgreed();
    },
  });
  return { ...update, halfSaved: isHalf ? halfSaved : undefined, isRefused: errorType(error) === 'refused' };
}

/** Whether the cached data of every system that knows the customer contains the value. */
function isContactStored({ api, queryClient }: Runtime, field: ContactField, value: string): boolean {
  const customer = queryClient.getQueryData(customerQuery(api).queryKey);
  const legacy = queryClient.getQueryData(legacyCustomerQuery(api).queryKey);
  if (!customer || !legacy) return false;
  const systems = systemsThatKnow(customer, legacy);
  return systems.length > 0 && isInAll(systems, field, value);
}

type System = Customer | LegacyCustomer;

/** The systems that know the customer, of those that have answered. */
function systemsThatKnow(own: Customer | undefined, legacy: LegacyCustomer | undefined): readonly System[] {
  return [...(own?.customerNumber ? [own] : []), ...(legacy?.isExisting ? [legacy] : [])];
}

function isInAll(systems: readonly System[], field: ContactField, value: string): boolean {
  return systems.every((system) => isSameContact(system[field], value));
}

function ownValue({ api, queryClient }: Runtime, field: ContactField): string | undefined {
  return queryClient.getQueryData(customerQuery(api).queryKey)?.[field];
}

/** Writes a saved value to the query cache. */
function keepContact({ api, queryClient }: Runtime, field: ContactField, value: string, savedIn: SavedIn): void {
  queryClient.setQueryData(customerQuery(api).queryKey, (customer) =>
    customer?.customerNumber ? { ...customer, [field]: value } : customer);
  if (savedIn === 'own system') return;
  queryClient.setQueryData(legacyCustomerQuery(api).queryKey, (legacy) =>
    legacy?.isExisting ? { ...legacy, [field]: value } : legacy);
}

type ContactServices = Pick<Runtime, 'api' | 'queryClient' | 'clock'>;

/** Where a value is stored: in every system that knows the customer, or perhaps not in the legacy system. */
type SavedIn = 'every system' | 'own system';

interface SavedContact {
  readonly savedIn: SavedIn;
  /** The reason why the legacy system did not store the value, when it got the request. */
  readonly error?: unknown;
}

/** Milliseconds that a change waits for the legacy system's response. */
const patience = 5_000;

/**
 * Saves a value in every system that knows the customer (PR-16). It saves in one system after the other, so that a value
 * that the first one refuses is stored in neither. When the legacy system does not answer or refuses the value, the
 * value is stored only in our own system, if that knows the customer.
 *
 * The legacy system stores e-mail address and phone number together. A new phone number is therefore sent with the legacy
 * system's current e-mail address. It is refetched, because another tab may have changed it. Tabs take turns, so no other
 * tab is between its two writes, when only our own system has the new address. Our own system's address is used only when
 * the legacy system has none: where the two differ, it would change an address that the customer has not edited. Another device can still interfere.
 *
 * @param isInOwn whether our own system already has the value, so that only the legacy system gets it
 * @throws MissingParameterError before any write, when neither system has an e-mail address to send with the number
 * @throws AnswerError before any write, when the legacy system was the only one that knew the customer, and does not any more
 * @throws the API error when no system could store the value, or when the session has expired (401)
 */
async function saveContact(
  runtime: ContactServices, field: ContactField, value: string, isStillTheirs: IsStillTheirs, isInOwn: boolean,
): Promise<SavedContact> {
  const { api, queryClient } = runtime;
  // Only the presence of a number matters. Changes of contact data do not affect it.
  const { customerNumber } = await queryClient.query({ ...customerQuery(api), staleTime: 'static' });
  const legacy = await fetchLegacy(runtime).catch((error: unknown) => {
    if (!customerNumber) throw error; // No system can store the value.
    return undefined;
  });
  if (!customerNumber && !legacy?.isExisting) throw new AnswerError('No system knows the customer any more.');
  const email = field === 'email' ? value : await legacyEmail(runtime, legacy);
  if (legacy?.isExisting && email === undefined) throw new MissingParameterError();
  if (customerNumber && !isInOwn && (await isStillTheirs())) await updateContactInformation(api, field, value);
  if (!legacy?.isExisting || email === undefined || !(await isStillTheirs())) return { savedIn: legacy ? 'every system' : 'own system' };
  try {
    await updateLegacyContact(api, { email, [field]: value });
  } catch (error) {
    if (!customerNumber || errorType(error) === 'unauthorized') throw error;
    return { savedIn: 'own system', error };
  }
  return { savedIn: 'every system' };
}

/**
 * Fetches the legacy customer. Sends no request for a customer who is known to be missing there.
 *
 * @throws TimeoutError when the legacy system does not answer in time; the API error when the request fails
 */
async function fetchLegacy(runtime: ContactServices): Promise<LegacyCustomer> {
  const { api, queryClient, clock } = runtime;
  const query = legacyCustomerQuery(api);
  const known = queryClient.getQueryData(query.queryKey);
  if (known?.isExisting === false) return known;
  return withTimeLimit({ clock, limit: patience }, () => refetch(runtime, query));
}

/** Returns the e-mail address to send with a new phone number: the legacy system's, or ours when it has none. */
async function legacyEmail(runtime: ContactServices, legacy: LegacyCustomer | undefined): Promise<string | undefined> {
  if (!legacy?.isExisting) return undefined;
  return legacy.email ?? (await refetch(runtime, customerQuery(runtime.api))).email;
}

/** Sends a new request, because a pending response may be older than a change in another tab. */
async function refetch<T>({ queryClient }: ContactServices, query: ApiQuery<T>): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.query({ ...query, staleTime: 0 });
}

/** Whether the refetched data of all systems with the value contains it. Undefined while a response is missing. */
function agreesWith(newData: ReadData, field: ContactField, value: string, savedIn: SavedIn): boolean | undefined {
  const own = newData(customerQuery);
  const legacy = savedIn === 'every system' ? newData(legacyCustomerQuery) : undefined;
  const systems = systemsThatKnow(own, legacy);
  if (!isInAll(systems, field, value)) return false;
  return own && (legacy ?? savedIn === 'own system') ? systems.length > 0 : undefined;
}

/** The values of the systems in which it was saved, ours first. */
function storedValuesOf(read: ReadData, field: ContactField, savedIn: SavedIn): StoredValues {
  const own = read(customerQuery);
  const legacy = savedIn === 'every system' ? read(legacyCustomerQuery) : undefined;
  return [own ? comparable(own[field]) : null, legacy ? comparable(legacy[field]) : null];
}

/** Whether both are the same value. Systems may format the same e-mail address or number differently. */
function isSameContact(one: string | undefined, other: string): boolean {
  return comparable(one) === comparable(other);
}

const comparable = (value = '') => parseMobile(value) ?? value.trim().toLowerCase();
