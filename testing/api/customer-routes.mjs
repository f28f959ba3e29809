import { fields, isText, oneOf } from './body-check.mjs';
import { noContent, ok } from './response.mjs';

/** @type {import('./route.mjs').Route[]} */
export const customerRoutes = [
  { name: 'skadekunde', method: 'GET', path: '/skadekunde/hent', answer: ({ state }) => ok(state.customer) },
  {
    name: 'kontaktinformasjon',
    method: 'PUT',
    path: '/skadekunde/kontaktinformasjon',
    checkBody: oneOf({ epostAdresse: isText, mobilNummer: isText }),
    answer: ({ state, body }) => {
      const code = findContactProblem(body);
      if (code !== undefined) return { status: 400, body: { code } };
      state.customer.kontaktInformasjon = { ...state.customer.kontaktInformasjon, ...body };
      return noContent;
    },
  },
  { name: 'liv-kunde', method: 'GET', path: '/liv/kunde/v1/kunde', answer: ({ state }) => ok(state.lifeCustomer) },
  {
    name: 'liv-contactinfo',
    method: 'POST',
    path: '/liv/kunde/v1/contactInfo',
    checkBody: fields({ epost: isText }, { telefon: isText }),
    answer: ({ state, body }) => {
      const code = findContactProblem({ epostAdresse: body.epost, mobilNummer: body.telefon });
      if (code !== undefined) return { status: 400, body: { code } };
      state.lifeCustomer = { ...state.lifeCustomer, ...body };
      return noContent;
    },
  },
  {
    name: 'produktanbefaling',
    method: 'GET',
    path: '/nbo/produktanbefaling',
    checkQuery: (query) => {
      const isRight = [...query.keys()].every((name) => name === 'produkt') && query.getAll('produkt').length <= 1;
      const held = query.get('produkt');
      return isRight && (held === null || /^[A-Z_]+(,[A-Z_]+)*$/.test(held))
        ? undefined
        : 'The query must be produkt=CODE,CODE or nothing.';
    },
    answer: ({ state }) => ok(state.recommendations),
  },
  { name: 'kundeadresser', method: 'GET', path: '/adresse/kundeadresser', answer: ({ state }) => ok(state.addresses) },
  {
    name: 'postnummer',
    method: 'GET',
    path: '/adresse/postnummer',
    answer: () =>
      ok([
        { kode: '0155', navn: 'OSLO' },
        { kode: '1405', navn: 'LANGHUS' },
        { kode: '5003', navn: 'BERGEN' },
        { kode: '7010', navn: 'TRONDHEIM' },
        { kode: '8530', navn: 'BJERKVIK' },
        { kode: '9008', navn: 'TROMSØ' },
      ]),
  },
  {
    name: 'adresse-oppdater',
    method: 'POST',
    path: '/adresse/oppdater',
    answer: ({ state }) => {
      state.addresses = state.addresses.map((address) => ({ ...address, isFolkreregistrert: true }));
      return noContent;
    },
  },
];

/**
 * The API checks more than the elements do: a domain that ends in .invalid gets no mail, and no Norwegian number starts
 * with 0 or 1.
 * @param {{ epostAdresse?: string, mobilNummer?: string }} contact
 */
function findContactProblem({ epostAdresse, mobilNummer }) {
  if (epostAdresse !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+(?<!\.invalid)$/.test(epostAdresse)) return 'UGYLDIG_MAILADRESSE';
  if (mobilNummer !== undefined && !/^(\+47|0047)?[2-9]\d{7}$/.test(mobilNummer)) return 'UGYLDIG_MOBILNR';
  return undefined;
}
