import type { ApiQuery } from '../../api/api-query.ts';
import { withTimeLimit } from '../../api/client.ts';
import type { ContactField } from '../../api/customer.ts';
import { customerQuery } from '../../api/customer.ts';
import { MissingParameterError, statusOf, TimeoutError } from '../../api/errors.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';
import { legacyCustomerQuery } from '../../api/legacy-customer.ts';
import { updateContactInformation, updateLegacyContact } from '../../api/profile-changes.ts';
import { parseMobile } from '../../domain/contact.ts';
import type { IsStillTheirs } from '../../hooks/customer-mutation.ts';
import type { NewAnswer } from '../../hooks/use-customer-mutation.ts';
import type { Runtime } from '../../runtime/runtime.ts';

type ContactServices = Pick<Runtime, 'api' | 'queryClient' | 'clock'>;

/** Where a value is by now: in every system that knows the customer, or not certainly in the old one. */
export type SavedIn = 'every system' | 'own system';

interface SavedContact {
  readonly savedIn: SavedIn;
  /** Why the old system has not taken it, where it was asked to. */
  readonly error?: unknown;
}

/** Milliseconds that a change waits for the old system to say what it has. */
const patience = 5_000;

/**
 * Saves a value wherever the customer is known (PR-16): one system after the other, so that a value that is
 * refused is stored in neither. Where the old system does not say whether it knows the customer, or does not take what our
 * own has taken, the value is stored in our own alone, if that knows the customer.
 *
 * The old system takes e-mail address and phone number together, so a new phone number goes with the e-mail address that
 * the old system has at that moment. What this tab was told earlier may be older than a change in another tab. Tabs take
 * turns at this, so no other one is between its two calls, when our own system has its new address and the old one has
 * not. The address of our own system is therefore not needed, and it would be wrong: where the two have always differed,
 * it would change one that the customer has not touched. Only another device can still come in between.
 *
 * @param isInOwn whether our own system has taken it before, so that only the old one is to be asked
 * @throws MissingParameterError, before anything is sent, when the legacy customer has no e-mail address to go with it
 */
export async function saveContact(
  runtime: ContactServices, field: ContactField, value: string, isStillTheirs: IsStillTheirs, isInOwn: boolean,
): Promise<SavedContact> {
  const { api, queryClient } = runtime;
  // Only whether there is a number counts, which no change of contact data alters.
  const { customerNumber } = await queryClient.query({ ...customerQuery(api), staleTime: 'static' });
  const legacy = await askLegacy(runtime).catch((error: unknown) => {
    if (!customerNumber) throw error; // Nothing could be saved.
    return undefined;
  });
  const email = field === 'email' ? value : await legacyEmail(runtime, legacy);
  if (legacy?.isExisting && email === undefined) throw new MissingParameterError();
  if (customerNumber && !isInOwn && isStillTheirs()) await updateContactInformation(api, field, value);
  if (!legacy?.isExisting || email === undefined || !isStillTheirs()) return { savedIn: legacy ? 'every system' : 'own system' };
  try {
    await updateLegacyContact(api, { email, [field]: value });
  } catch (error) {
    if (!customerNumber || statusOf(error) === 401) throw error;
    return { savedIn: 'own system', error };
  }
  return { savedIn: 'every system' };
}

/** What the old system has; who is not known there is not asked about again. */
async function askLegacy(runtime: ContactServices): Promise<LegacyCustomer> {
  const { api, queryClient, clock } = runtime;
  const query = legacyCustomerQuery(api);
  const known = queryClient.getQueryData(query.queryKey);
  if (known?.isExisting === false) return known;
  const onLimit = () => new TimeoutError(patience);
  return withTimeLimit({ clock, limit: patience, onLimit, underWay: new Set() }, () => askAnew(runtime, query));
}

/** The e-mail address to go with a new phone number: that of the old system, or ours where it has none. */
async function legacyEmail(runtime: ContactServices, legacy: LegacyCustomer | undefined): Promise<string | undefined> {
  if (!legacy?.isExisting) return undefined;
  return legacy.email ?? (await askAnew(runtime, customerQuery(runtime.api))).email;
}

/** Asks now: an answer that is under way may be older than a change in another tab. */
async function askAnew<T>({ queryClient }: ContactServices, query: ApiQuery<T>): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.query({ ...query, staleTime: 0 });
}

/** Whether the new answers of all systems that have the value say so; one that has not answered says nothing. */
export function agreesWith(newAnswer: NewAnswer, field: ContactField, value: string, savedIn: SavedIn): boolean | undefined {
  const own = newAnswer(customerQuery);
  const legacy = savedIn === 'every system' ? newAnswer(legacyCustomerQuery) : undefined;
  const knowing = [own?.customerNumber ? own : undefined, legacy?.isExisting ? legacy : undefined].filter((answer) => answer !== undefined);
  if (knowing.some((answer) => comparable(answer[field]) !== comparable(value))) return false;
  return own && (legacy ?? savedIn === 'own system') ? true : undefined;
}

/** A system may write the same e-mail address or number in another way. */
const comparable = (value = '') => parseMobile(value) ?? value.trim().toLowerCase();
