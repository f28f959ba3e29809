import { callsOf } from './measured.mjs';
import { scaleTables } from './scale-tables.mjs';
import { schemaText } from './schema-text.mjs';

/** Events that almost every element has; their page tells of them. */
const commonEvents = ['kfp-ready', 'kfp-navigate', 'kfp-native-link', 'kfp-error', 'kfp-metric'];

/**
 * The parts of the reference that are made from declarations.
 *
 * @param {object} sources
 * @param {any} sources.elements `dist/custom-elements.json`
 * @param {any} sources.files `dist/manifest.json`
 * @param {any} sources.openapi `testing/openapi.json`
 * @param {readonly import('../../build/stored-data.ts').StoredDatum[]} sources.stored what the elements store
 * @returns {Map<string, string>} Markdown by its name
 */
export function referenceTables({ elements, files, openapi, stored }) {
  const declarations = elements.modules.map(({ declarations: [declaration] }) => declaration);
  const [{ cssProperties }] = declarations.filter((element) => element.cssProperties.length > 0);
  return new Map([
    ...declarations.map((element) => [element.tagName, elementTables(element, files, openapi)]),
    ['elements', `## All elements\n\n${table(['element', 'what it is'], declarations.map(({ tagName, description }) => [`[${tagName}](./elements/${tagName}.md)`, description]))}`],
    ['custom-properties', table(['custom property', 'what', 'default'], cssProperties.map((one) => [code(one.name), one.description, code(one.default)]))],
    ['texts', catalogues(declarations)],
    ['scale', scaleTables(files)],
    ['stored-data', storedTable(stored)],
    ['api', `## Each call, with what it sends and gets\n\n${calls(openapi)}`],
  ]);
}

function elementTables(element, files, openapi) {
  const own = element.events.filter(({ name }) => !commonEvents.includes(name));
  const common = element.events.filter(({ name }) => commonEvents.includes(name)).map(({ name }) => code(name));
  const methods = element.members.filter(({ kind }) => kind === 'method');
  const fields = element.members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined);
  return [
    chapter('Attributes', ['attribute, property', 'type', 'default', 'what'], element.attributes.map((one) =>
      [[...new Set([one.name, one.fieldName])].map(code).join('<br>'), code(one.type.text), code(one.default), told(one)])),
    chapter('Properties', ['property', 'type', 'what'], fields.map((one) =>
      [code(one.name), code(one.type.text), `${told(one)}${one.readonly ? ' Read only.' : ''}`])),
    chapter('Methods', ['method', 'gives', 'what'], methods.map((one) => [code(`${one.name}(${parameters(one)})`), code(one.return.type.text), told(one)])),
    chapter('Events', ['event', 'type', 'when'], own.map((one) => [code(one.name), code(one.type.text), told(one)])),
    common.length > 0 && `${own.length > 0 ? 'It also has' : '## Events\n\nIt has'} those of most elements: ${common.join(', ')}, see [events](../events.md).`,
    chapter('Slots', ['slot', 'what'], element.slots.map((one) => [code(one.name), one.description])),
    chapter('Parts', ['part', 'what'], element.cssParts.map((one) => [code(one.name), one.description])),
    element.cssProperties.length > 0 && '## Custom properties\n\nIt takes all of the [custom properties](../custom-properties.md).',
    element.texts.length > 0 && `## Texts\n\nIt can show those of ${catalogueNames(element).map((name) => `[${name}](../texts.md#${name.toLowerCase()})`).join(', ')}.`,
    `## Calls\n\nWhen it is first shown, to the stand-in API's usual customer of \`eika\`: ${callsOf[element.tagName].map((name) => code(callNamed(name, openapi))).join(', ')}. [The API](../api.md) has each call, also those that follow when the customer changes something.`,
    `## Size\n\n${size(element.tagName, files)}`,
  ].filter(Boolean).join('\n\n');
}

/** @returns {string[]} */
const catalogueNames = ({ texts }) => [...new Set(texts.map(({ key }) => key.split('.')[0]))];

/** Each catalogue once, with the elements that can show it. */
function catalogues(declarations) {
  const withTexts = declarations.filter(({ texts }) => texts.length > 0);
  const names = [...new Set(withTexts.flatMap(catalogueNames))].sort();
  return names.map((name) => {
    const elements = withTexts.filter((element) => catalogueNames(element).includes(name));
    const places = elements.length === withTexts.length ? 'every element' : elements.map(({ tagName }) => `[${tagName}](./elements/${tagName}.md)`).join(', ');
    const rows = elements[0].texts.filter(({ key }) => key.startsWith(`${name}.`));
    return `## ${name}\n\nIn ${places}.\n\n${table(['key', 'bokmål', 'nynorsk', 'English'], rows.map(({ key, nb, nn, en }) =>
      [code(key), inLanguage('nb', nb), inLanguage('nn', nn), en]))}`;
  }).join('\n\n');
}

/** Read aloud as what it is, in a page in English. */
const inLanguage = (language, text) => `<span lang="${language}">${text}</span>`;

function callNamed(name, { paths }) {
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).filter(([, { operationId }]) => operationId === name).map(([method]) => `${method.toUpperCase()} ${path}`));
  if (found.length !== 1) throw new Error(`openapi.json has no call ${name}`);
  return found[0];
}

/** What a page loads that has this element alone, as brotli. */
function size(tag, { files, tags }) {
  const kilobytes = (names) => (names.reduce((sum, name) => sum + files[name].brotli, 0) / 1000).toFixed(1);
  const withLoader = ['kfp.js', ...tags[tag]];
  return table(['with', 'kB of brotli', 'files'], [
    [code('kfp.js'), kilobytes(withLoader), withLoader.length],
    [code(`standalone/${tag}.js`), kilobytes([`standalone/${tag}.js`]), 1],
  ].filter(([name]) => name !== code(`standalone/${tag}.js`) || `standalone/${tag}.js` in files));
}

function calls({ paths, components }) {
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => {
    const body = call.requestBody?.content['application/json'].schema;
    const query = (call.parameters ?? []).filter((one) => one.in === 'query' || one.in === 'path');
    const responses = Object.entries(call.responses).filter(([status]) => status !== 'default').map(([status, given]) => {
      const { description, content } = given.$ref ? components.responses[given.$ref.split('/').at(-1)] : given;
      const schema = content?.['application/json']?.schema;
      return [status, description, schema ? code(schemaText(schema, components)) : 'no body'];
    });
    return [
      `### ${method.toUpperCase()} ${path.replace(/[{}]/g, (brace) => `\\${brace}`)}`,
      `${call.summary} Name in scenarios: ${code(call.operationId)}.`,
      query.length > 0 && table(['parameter', 'in', 'what'], query.map((one) => [code(one.name), one.in, one.description ?? ''])),
      body && `It sends ${code(schemaText(body, components))}.`,
      table(['status', 'means', 'body'], responses),
    ].filter(Boolean).join('\n\n');
  })).join('\n\n');
}

function storedTable(stored) {
  return table(['name', 'where', 'holds', 'for', 'needs', 'kept'], stored.map(({ name, namedBy, where, holds, purpose, needs, kept }) =>
    [namedBy ? `${code(name)}, or ${code(namedBy)}` : code(name), where, holds, purpose, needs, kept]));
}

function chapter(title, head, rows) {
  return rows.length > 0 && `## ${title}\n\n${table(head, rows)}`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text) => (text === undefined ? '' : `\`${text}\``);

const told = ({ description, deprecated }) => (deprecated === undefined ? description : `Deprecated: ${deprecated}. ${description}`);

const parameters = (method) => method.parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type.text}`).join(', ');
