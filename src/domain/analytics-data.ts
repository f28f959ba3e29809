/**
 * A text as analytics may see it: without e-mail addresses, and without numbers that could be those of a person, a
 * phone or a policy, that is of five digits and more, also in groups.
 */
export function analyticsText(text: string): string {
  return withoutAddresses(text).replace(/\p{Nd}(?:[\s.-]?\p{Nd}){4,}/gu, '[number]');
}

/** Starts at the start of a word, so that a long one is read once. */
function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s/@<>",;])[^\s/@<>",;]*@[^\s/@<>",;]+/g, '[email]');
}

/**
 * A path as analytics may see it: each run of digits is `[number]`, of e-mail addresses nothing is left, and query and
 * hash are dropped (TR-51).
 */
export function analyticsPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return withoutAddresses(decoded(plain)).replace(/\p{Nd}+/gu, '[number]');
}

/** Digits may be percent-encoded too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A broken sequence: the digits in it are replaced like all others.
  }
}

/** Levels of an event's fields: a list of objects, and an end for what lies inside itself. */
const deepest = 4;

/** A copy of data as analytics may see it: plain, with what could tell of a person taken out of its texts. */
export type AnalyticsValue = string | number | boolean | null | AnalyticsValue[] | { [name: string]: AnalyticsValue };

/**
 * Copies a field of an event. What is no data, such as a function, is left out as undefined.
 *
 * @throws Error for what cannot be told: a bigint, what lies inside itself, and what throws when it is read
 */
export function analyticsValue(value: unknown, levels = deepest): AnalyticsValue | undefined {
  if (typeof value === 'bigint' || levels === 0) throw new Error('The event cannot be written.');
  if (typeof value === 'string') return value.startsWith('/') ? analyticsPath(value) : analyticsText(value);
  if (typeof value === 'number') return numberValue(value);
  if (typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return [...(value as readonly unknown[])].map((item) => analyticsValue(item, levels - 1) ?? null);
  return typeof value === 'object' ? objectValue(value, levels) : undefined;
}

function objectValue(value: object, levels: number): { [name: string]: AnalyticsValue } {
  const copy: { [name: string]: AnalyticsValue } = {};
  for (const [name, item] of Object.entries(value)) {
    const plain = analyticsValue(item, levels - 1);
    if (plain !== undefined) copy[analyticsText(name)] = plain;
  }
  return copy;
}

/** Five digits and more could be a number of somebody; no price or score needs more than three decimals. */
function numberValue(value: number): AnalyticsValue {
  if (!Number.isFinite(value)) return null;
  return Math.abs(value) < 10_000 ? Math.round(value * 1000) / 1000 : '[number]';
}

/** Every field that an event may have; what has another name is left out. */
const fieldNames: readonly string[] = [
  'side', 'produkt', 'komponent', 'type', 'navn', 'hendelse', 'id', 'produktType', 'anbefalteProdukter',
  'produktNavn', 'tilbakemelding', 'felt', 'verdi', 'name', 'value', 'abTestVariant', 'page', 'product',
  'customerProducts', 'mainNboProduct', 'subNboProducts', 'filteredNboProductsDueToActiveAgreements',
  'controlGroup', 'presentedNboModule', 'fallback',
];

/** Events that say on which path they happened, and in which field; where they do not say it themselves, it is added. */
const withSide = ['Sidelast', 'Komponentlast', 'Knappetrykk', 'Kjopssperre', 'Tilbakemelding', 'Skjemainput'];
const withPage = ['Sidelast', 'NboVisning', 'Komponentvisning'];

/** Fields of an event, with the path of the page where it happened. */
export function trackedFields(event: Readonly<Record<string, unknown>>, kind: string, path: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  if (withSide.includes(kind)) fields['side'] = path;
  if (withPage.includes(kind)) fields['page'] = path;
  for (const name of fieldNames) {
    if (Object.hasOwn(event, name) && event[name] !== undefined) fields[name] = event[name];
  }
  // What a customer has typed is never told.
  if (kind === 'Skjemainput') fields['verdi'] = fields['verdi'] && fields['verdi'] !== 'tom' ? 'utfylt' : 'tom';
  return fields;
}

const firstNames = [
  'Glad', 'Rask', 'Lun', 'Kvikk', 'Blid', 'Rolig', 'Modig', 'Lys', 'Stille', 'Munter',
  'Varm', 'Frisk', 'Klok', 'Mild', 'Rund', 'Snar', 'Trygg', 'Vennlig', 'Stor', 'Liten',
];
const lastNames = [
  'Elg', 'Tåke', 'Fjord', 'Rev', 'Lykt', 'Bjørk', 'Sky', 'Måne', 'Vott', 'Ugle',
  'Kopp', 'Bølge', 'Sti', 'Gaupe', 'Furu', 'Regn', 'Båt', 'Hare', 'Stein', 'Mose',
];

export interface JokeName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * A name that tells customers apart in analytics without being anybody's.
 *
 * @param random gives a number from 0 to 1, not 1 itself
 */
export function jokeName(random: () => number): JokeName {
  return { firstName: oneOf(firstNames, random()), lastName: oneOf(lastNames, random()) };
}

function oneOf(names: readonly string[], random: number): string {
  return names[Math.floor(random * names.length)] ?? '';
}
