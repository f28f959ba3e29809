import { generalScenarios, faultKinds } from '../../testing/api/scenarios.mjs';
import { customers } from '../../testing/customers/customers.mjs';
import { callsOf } from './measured.mjs';

/** These are the runtime's, which tells all elements of the page. */
const ofRuntime = ['distributor', 'login-context'];

/** @typedef {{ name: string, kind: 'choice' | 'switch' | 'number' | 'text', options?: string[] }} AttributeControl */

/**
 * What the live examples can be set to.
 *
 * @param {any} manifest `dist/custom-elements.json`
 * @param {(tag: string) => string} codeOf the code to copy of an element's page
 */
export function liveData(manifest, codeOf) {
  const declarations = manifest.modules.map(({ declarations: [declaration] }) => declaration);
  const [text] = declarations.flatMap(({ texts }) => texts);
  const [{ type }] = declarations[0].attributes.filter(({ name }) => name === 'distributor');
  return {
    distributors: wordsOf(type.text),
    languages: Object.keys(text).filter((name) => name !== 'key'),
    customers: Object.keys(customers),
    scenarios: Object.keys(generalScenarios),
    faults: Object.keys(faultKinds),
    events: [...new Set(declarations.flatMap(({ events }) => events.map(({ name }) => name)))],
    elements: Object.fromEntries(declarations.map((one) => [one.tagName, {
      attributes: one.attributes.filter(({ name }) => !ofRuntime.includes(name)).map(control),
      methods: one.members.filter(({ kind, parameters }) => kind === 'method' && parameters.length === 0).map(({ name }) => name),
      calls: callsOf[one.tagName],
      ...startOf(one.tagName, codeOf(one.tagName)),
    }])),
  };
}

/** @returns {AttributeControl} */
function control({ name, type: { text } }) {
  const options = wordsOf(text);
  if (options.length > 0) return { name, kind: 'choice', options };
  return { name, kind: { boolean: 'switch', number: 'number' }[text] ?? 'text' };
}

/** The words of a type such as `'LEFT' | 'CENTER'`. */
const wordsOf = (type) => [...new Set([...type.matchAll(/'([^']*)'/g)].map(([, word]) => word))];

/** Attributes and content of the element and of the runtime, as a page of the documentation has them. */
function startOf(tag, code) {
  const read = (name) => new RegExp(`<${name}((?:\\s+[\\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)>(.*?)</${name}>`).exec(code);
  const [, runtime] = read('kfp-runtime');
  const [, own, inside] = read(tag);
  return { runtime: attributesOf(runtime), start: attributesOf(own), inside };
}

const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(([, name, one, other]) => [name, one ?? other ?? '']));
