import { build } from 'esbuild';

/**
 * Writes `react18.js` with one component for each element, named after its class. Props have the names of the
 * properties.
 *
 * @param {{ out: string, elements: readonly import('./published-element.ts').PublishedElement[], events: Readonly<Record<string, string>> }} options
 *   `events` are all events that reach a host: the type of each by its prop, such as `onKfpReady`. Every component takes
 *   them all, as events of inner elements bubble through it
 * @returns {Promise<void>} rejects when the file cannot be written
 */
export async function writeReactComponents({ out, elements, events }) {
  const start = ["import { createComponent } from './build/react18/create-component.ts';", `const events = ${JSON.stringify(events)};`];
  const components = elements.map((element) =>
    `export const ${element.className} = /* @__PURE__ */ createComponent(${JSON.stringify(describe(element))}, events);`);
  await build({
    stdin: { contents: [...start, ...components].join('\n'), resolveDir: '.' },
    outfile: `${out}/react18.js`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
  });
}

function describe({ tag, attributes, properties }) {
  const inText = attributes.filter(({ type }) => type.kind !== 'json');
  const asObject = attributes.filter(({ type }) => type.kind === 'json');
  return {
    tag,
    attributes: Object.fromEntries(inText.map(({ property, attribute }) => [property, attribute])),
    properties: [...asObject.map(({ property }) => property), ...Object.keys(properties)],
  };
}
