import type { ApiQuery } from '../../api/api-query.ts';
import { withTimeLimit } from '../../api/client.ts';
import type { ContactField, LegacyCustomer } from '../../api/customer.ts';
import { customerQuery, legacyCustomerQuery } from '../../api/customer.ts';
import { errorType, MissingParameterError } from '../../api/errors.ts';
import { updateContactInformation, updateLegacyContact } from '../../api/profile-changes.ts';
import { parseMobile } from '../../domain/contact.ts';
import type { IsStillTheirs } from '../../hooks/customer-mutation.ts';
import type { ReadAnswer, StoredValues } from '../../hooks/use-confirmed-mutation.ts';
import type { Runtime } from '../../runtime/runtime.ts';

type ContactServices = Pick<Runtime, 'api' | 'queryClient' | 'clock'>;

/** Where a value is stored: in every system that knows the customer, or perhaps not in the legacy system. */
export type SavedIn = 'every system' | 'own system';

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
 * @throws the API error when no system could store the value, or when the session has expired (401)
 */
export async function saveContact(
  runtime: ContactServices, field: ContactField, value: string, isStillTheirs: IsStillTheirs, isInOwn: boolean,
): Promise<SavedContact> {
  const { api, queryClient } = runtime;
  // Only the presence of a number matters. Changes of contact data do not affect it.
  const { customerNumber } = await queryClient.query({ ...customerQuery(api), staleTime: 'static' });
  const legacy = await askLegacy(runtime).catch((error: unknown) => {
    if (!customerNumber) throw error; // No system can store the value.
    return undefined;
  });
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
 * Fetches the legacy customer. Does not ask again about a customer who is unknown there.
 *
 * @throws TimeoutError when the legacy system does not answer in time; the API error when the request fails
 */
async function askLegacy(runtime: ContactServices): Promise<LegacyCustomer> {
  const { api, queryClient, clock } = runtime;
  const query = legacyCustomerQuery(api);
  const known = queryClient.getQueryData(query.queryKey);
  if (known?.isExisting === false) return known;
  return withTimeLimit({ clock, limit: patience }, () => askAnew(runtime, query));
}

/** Returns the e-mail address to send with a new phone number: the legacy system's, or ours when it has none. */
async function legacyEmail(runtime: ContactServices, legacy: LegacyCustomer | undefined): Promise<string | undefined> {
  if (!legacy?.isExisting) return undefined;
  return legacy.email ?? (await askAnew(runtime, customerQuery(runtime.api))).email;
}

/** Sends a new request, because a pending response may be older than a change in another tab. */
async function askAnew<T>({ queryClient }: ContactServices, query: ApiQuery<T>): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.query({ ...query, staleTime: 0 });
}

/** Whether the refetched data of all systems with the value contains it. Undefined while a response is missing. */
export function agreesWith(newAnswer: ReadAnswer, field: ContactField, value: string, savedIn: SavedIn): boolean | undefined {
  const own = newAnswer(customerQuery);
  const legacy = savedIn === 'every system' ? newAnswer(legacyCustomerQuery) : undefined;
  const knowing = [own?.customerNumber ? own : undefined, legacy?.isExisting ? legacy : undefined].filter((answer) => answer !== undefined);
  if (knowing.some((answer) => !isSameContact(answer[field], value))) return false;
  return own && (legacy ?? savedIn === 'own system') ? true : undefined;
}

/** The values of the systems in which it was saved, ours first. */
export function storedValuesOf(answer: ReadAnswer, field: ContactField, savedIn: SavedIn): StoredValues {
  const own = answer(customerQuery);
  const legacy = savedIn === 'every system' ? answer(legacyCustomerQuery) : undefined;
  return [own ? comparable(own[field]) : null, legacy ? comparable(legacy[field]) : null];
}

/** Whether both are the same value. Systems may format the same e-mail address or number differently. */
export function isSameContact(one: string | undefined, other: string): boolean {
  return comparable(one) === comparable(other);
}

const comparable = (value = '') => parseMobile(value) ?? value.trim().toLowerCase();
