import { customers } from '../../testing/customers/customers.mjs';

const personal = new Set([
  'navn', 'ssn', 'niceKundenummer', 'epostAdresse', 'mobilNummer', 'epost', 'telefon', 'policyNumber', 'avtalenummer',
  'description', 'beskrivelse', 'gatenavn',
]);

/** What tells of one test customer and not of another: names, numbers, addresses, descriptions. */
export function stringsOf(name, other) {
  const [own, others] = [name, other].map((customer) => customers[customer].build(Date.now()));
  const known = JSON.stringify(others);
  return [...new Set(personalIn(own))].filter((text) => text.length > 3 && !known.includes(text));
}

/** What tells of any test customer, but for the numbers of eight digits, of which there are thousands. */
export function stringsOfAll() {
  const texts = Object.values(customers).flatMap(({ build }) => personalIn(build(Date.now())));
  return [...new Set(texts)].filter((text) => text.length > 5 && !/^\d{8}$/.test(text));
}

function personalIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    personal.has(key) && typeof part === 'string' ? [part] : personalIn(part));
}

/**
 * Which of the strings are anywhere in a page: in its document and shadow trees, also unseen and in fields, in its storages and
 * cookies, and in the cache of its runtime.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string[]} strings
 * @returns {Promise<string[]>} `place: string`
 */
export function findStrings(page, strings) {
  return page.evaluate((wanted) => {
    const textOf = (root) => [
      root.innerHTML ?? root.documentElement.outerHTML,
      ...[...root.querySelectorAll('*')].flatMap((element) => [element.value, element.shadowRoot && textOf(element.shadowRoot)]),
    ].filter((text) => typeof text === 'string').join('\n');
    const shared = globalThis[Symbol.for('kfp.runtime')] ?? {};
    const queries = Object.getOwnPropertySymbols(shared).flatMap((key) => shared[key].runtime?.queryClient.getQueryCache().getAll() ?? []);
    const places = {
      document: textOf(document),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      cookies: document.cookie,
      cache: JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data, String(state.error)])),
      address: `${location.href} ${JSON.stringify(history.state)}`,
    };
    return Object.entries(places).flatMap(([place, text]) =>
      wanted.filter((one) => text.includes(one)).map((one) => `${place}: ${one}`));
  }, strings);
}
