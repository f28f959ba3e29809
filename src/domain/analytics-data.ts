import { decoded } from './decoded.ts';

/**
 * Removes personal data from a text for analytics: e-mail addresses, and numbers of five or more digits, also in
 * groups with at most three spaces, dashes and the like between them. Such a number may identify a person, a phone or a policy.
 */
export function analyticsText(text: string): string {
  return withoutAddresses(text).replace(/\p{Nd}(?:[\s\p{Pd}\p{Cf}\u2212.)/·]{0,3}\p{Nd}){4,}/gu, '[number]');
}

/** Removes e-mail addresses. The pattern is anchored at the start of a word, so it reads a long word only once. */
function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s/@<>",;])[^\s/@<>",;]*@[^\s/@<>",;]+/g, '[email]');
}

/**
 * Removes personal data from a path for analytics: digits become `[number]`, e-mail addresses `[email]`, and query and
 * hash are dropped (TR-51).
 */
export function analyticsPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  // Digits may be encoded.
  return withoutAddresses(decoded(plain)).replace(/\p{Nd}+/gu, '[number]');
}

/** Deepest level of nested fields: enough for a list of objects, and an end for circular references. */
const deepest = 4;

/** Plain data without personal data in its texts. */
export type AnalyticsValue = string | number | boolean | null | AnalyticsValue[] | { [name: string]: AnalyticsValue };

/**
 * Copies a field of an event without personal data. A value that is no data, such as a function, gives undefined.
 *
 * @throws Error for a bigint, for data nested deeper than `levels`, and for a value that throws when it is read
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

/** A number of five or more digits may identify a person. No price or score needs more than three decimals. */
function numberValue(value: number): AnalyticsValue {
  if (!Number.isFinite(value)) return null;
  const rounded = Math.round(value * 1000) / 1000;
  return Math.abs(rounded) < 10_000 ? rounded : '[number]';
}

/** All fields that an event may have. Others are dropped. */
const fieldNames: readonly string[] = [
  'side', 'produkt', 'komponent', 'type', 'navn', 'hendelse', 'id', 'produktType', 'anbefalteProdukter',
  'produktNavn', 'tilbakemelding', 'felt', 'verdi', 'name', 'value', 'abTestVariant', 'page', 'product',
  'customerProducts', 'mainNboProduct', 'subNboProducts', 'filteredNboProductsDueToActiveAgreements',
  'controlGroup', 'presentedNboModule', 'fallback',
];

/** Events that carry the path of their page, in the field `side` or `page`. An event's own value wins. */
const withSide = ['Sidelast', 'Komponentlast', 'Knappetrykk', 'Kjopssperre', 'Tilbakemelding', 'Skjemainput'];
const withPage = ['Sidelast', 'NboVisning', 'Komponentvisning'];

/** The known fields of an event, with the path of its page. */
export function trackedFields(event: Readonly<Record<string, unknown>>, kind: string, path: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  if (withSide.includes(kind)) fields['side'] = path;
  if (withPage.includes(kind)) fields['page'] = path;
  for (const name of fieldNames) {
    if (Object.hasOwn(event, name) && event[name] !== undefined) fields[name] = event[name];
  }
  // Analytics never gets what a customer has typed.
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
 * An invented name that distinguishes customers in analytics and belongs to nobody.
 *
 * @param random gives a number from 0 up to but not including 1
 */
export function jokeName(random: () => number): JokeName {
  return { firstName: oneOf(firstNames, random()), lastName: oneOf(lastNames, random()) };
}

function oneOf(names: readonly string[], random: number): string {
  return names[Math.floor(random * names.length)] ?? '';
}
