import { Ajv2020 } from 'ajv/dist/2020.js';
import { resolveReference } from '../../testing/contract/operations.mjs';

/** A right body of each endpoint that takes one. */
const rightBodies = {
  logout: { goto: '/' },
  kontaktinformasjon: { mobilNummer: '90000009' },
  'liv-contactinfo': { epost: 'a@b.example' },
  'samtykke-oppdater': { marketingConsentApproved: true },
  'reservasjon-oppdater': { harReservasjon: false },
  feedback: { feedbackValue: 'Ja', text: '', page: '/', productCode: 'BIL' },
};

const queries = { produktanbefaling: '?produkt=BIL,HUS', 'samtykke-tekster': '?bankkunde=false' };

/** A right call of an operation. @param {import('../../testing/contract/operations.mjs').Operation} operation */
export function callOf({ id, method, path }) {
  return { method, path: path.replace('{policyNumber}', '90412201') + (queries[id] ?? ''), body: rightBodies[id] };
}

/**
 * Right and wrong bodies of each operation that takes one, and whether the description says that they are right.
 * @param {import('../../testing/contract/operations.mjs').Operation[]} operations
 * @param {object} openApi
 */
export function bodies(operations, openApi) {
  const ajv = new Ajv2020({ strict: false });
  return operations.filter(({ description }) => description.requestBody).flatMap((operation) => {
    const schema = resolveReference(openApi, operation.description.requestBody.content['application/json'].schema);
    const isRight = ajv.compile(schema);
    const right = rightBodies[operation.id];
    const names = Object.keys(schema.properties);
    const all = Object.fromEntries(names.map((name) => [name, schema.properties[name].type === 'boolean' ? true : 'a@b.example']));
    const variants = [
      right, all, {}, [], null, 'text', { ...right, other: 1 },
      ...names.map((name) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))),
      ...names.map((name) => ({ [name]: all[name] })),
      ...names.flatMap((name) => [null, 1, {}, true, 'a'].map((value) => ({ ...right, [name]: value }))),
    ];
    return variants.map((body) => ({ operation, body, isRight: isRight(body) }));
  });
}
