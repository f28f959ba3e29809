import { readPublishedElements } from './element-types.mjs';
import { loadTypeScript } from './load-type-script.mjs';

/** What `kfp.ts` imports by this name. */
export const elementListName = 'virtual:elements';

/**
 * The module that tells the loader which elements there are: what a host can say to each before its code has come, and
 * where that code is.
 *
 * @returns {Promise<string>} JavaScript; rejects when something of an element is not described
 */
export async function elementListModule() {
  const { commonAttributeNames } = await loadTypeScript(['./src/shell/with-common-attributes.ts']);
  const entries = (await readPublishedElements()).filter(({ tag }) => tag !== 'kfp-runtime').map(({ tag, attributes, properties, methods }) => {
    const idPlaces = Object.entries(methods).map(([name, { returns, parameters = {} }]) =>
      [name, returns === 'string' ? Object.keys(parameters).length : 0]);
    const members = {
      attributes: attributes.map(({ attribute }) => attribute).filter((name) => !commonAttributeNames.includes(name)),
      properties: Object.keys(properties),
      methods: Object.fromEntries(idPlaces),
    };
    const told = Object.entries(members).filter(([, names]) => Object.keys(names).length > 0);
    return `'${tag}': { ...${JSON.stringify(Object.fromEntries(told))}, load: () => import('${process.cwd()}/elements/${tag.replace('kfp-', '')}.ts') }`;
  });
  return `export const elements = { ${entries.join(',\n')} };`;
}
