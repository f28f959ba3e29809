import { readPublishedElements } from './element-types.mjs';
import { loadTypeScript } from './load-type-script.mjs';

/** What creates the virtual modules, by the name of their import. */
const modules = { 'virtual:elements': elementListModule, 'virtual:attribute-types': attributeTypesModule };

/**
 * The module with the list of elements for the loader. For each element it has the names that a host can set or call
 * before the code has loaded, and the address of the code.
 *
 * @returns {Promise<string>} JavaScript; rejects when an element lacks a description
 */
async function elementListModule() {
  const { commonAttributes, titleAttributes } = await loadTypeScript(['./src/shell/with-common-attributes.ts']);
  const [common, title] = [commonAttributes, titleAttributes].map((all) => Object.values(all).map(({ attribute }) => attribute));
  const entries = (await readPublishedElements()).filter(({ tag }) => tag !== 'kfp-runtime').map(({ tag, attributes, properties, methods, element: { heights } }) => {
    const idIndexes = Object.entries(methods).map(([name, { returns, parameters = {} }]) =>
      [name, returns === 'string' ? Object.keys(parameters).length : 0]);
    // Browsers reflect the property `lang` of every element themselves.
    const names = attributes.map(({ attribute }) => attribute).filter((name) => name !== 'lang');
    const hasTitle = title.every((name) => names.includes(name));
    const own = names.filter((name) => !common.includes(name) && !title.includes(name));
    const members = {
      properties: Object.keys(properties),
      methods: Object.fromEntries(idIndexes),
      heights,
    };
    const told = Object.entries(members).filter(([, names]) => names && Object.keys(names).length > 0);
    const base = hasTitle ? 'titled' : 'common';
    const all = own.length > 0 ? `[...${base}, ${own.map((name) => JSON.stringify(name)).join()}]` : base;
    return `'${tag}': { attributes: ${all}, ...${JSON.stringify(Object.fromEntries(told))}, load: () => import('${process.cwd()}/elements/${tag.replace('kfp-', '')}.ts') }`;
  });
  return `const common = ${JSON.stringify(common)}, titled = [...common, ...${JSON.stringify(title)}];
    export const elements = { ${entries.join(',\n')} };`;
}

/**
 * The module with the type of each attribute, by tag, for the doctor.
 *
 * @returns {Promise<string>} JavaScript; rejects when an element lacks a description
 */
async function attributeTypesModule() {
  const typesOf = ({ attributes }) => Object.fromEntries(attributes.map(({ attribute, type: { kind, words } }) => [attribute, { kind, words }]));
  const byTag = (await readPublishedElements()).map((element) => [element.tag, typesOf(element)]);
  return `export const attributeTypes = ${JSON.stringify(Object.fromEntries(byTag))};`;
}

/** Loads the virtual modules. @type {import('rollup').Plugin} */
export const virtualModules = {
  name: 'virtual-modules',
  resolveId: (source) => (source in modules ? `\0${source}` : null),
  load: (id) => modules[id.replace('\0', '')]?.() ?? null,
};

/** The same for esbuild. @type {import('esbuild').Plugin} */
export const virtualModulesForEsbuild = {
  name: 'virtual-modules',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ namespace: 'virtual', path }));
    onLoad({ filter: /.*/, namespace: 'virtual' }, async ({ path }) => ({ contents: await modules[path](), resolveDir: process.cwd() }));
  },
};
