/** Every field that an event may have; what has another name is left out. */
const names: readonly string[] = [
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
  for (const name of names) {
    if (Object.hasOwn(event, name) && event[name] !== undefined) fields[name] = event[name];
  }
  // What a customer has typed is never told.
  if (kind === 'Skjemainput') fields['verdi'] = fields['verdi'] && fields['verdi'] !== 'tom' ? 'utfylt' : 'tom';
  return fields;
}
