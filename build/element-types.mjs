import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { readElementNames } from './element-names.mjs';
import { readElementTexts } from './element-texts.mjs';
import { readHostTypes } from './host-types.mjs';
import { loadTypeScript } from './load-type-script.mjs';
import { writeReactComponents } from './react-components.mjs';

/**
 * Reads the declaration, `<name>-element.ts` in `src/`, of each file in `elements/`.
 *
 * @returns {Promise<import('./published-element.ts').PublishedElement[]>} rejects when an element lacks a description
 */
export async function readPublishedElements() {
  const sources = readdirSync('src', { recursive: true }).map((path) => `./src/${path.replaceAll('\\', '/')}`);
  const files = readElementNames().map((name) => {
    const file = sources.find((path) => path.endsWith(`/${name}-element.ts`));
    if (!file) throw new Error(`src/ has no ${name}-element.ts, which tells of elements/${name}.ts`);
    return file;
  });
  const { publishedElement, ...exported } = await loadTypeScript(['./build/published-element.ts', ...files]);
  return Object.values(exported).filter(({ element }) => element).map(publishedElement);
}

/**
 * Writes `custom-elements.json`, the data of editors, `tokens.json`, `types/` and `react18.js`.
 *
 * @returns {Promise<void>} rejects when an element lacks a description
 */
export async function writeElementTypes({ out }) {
  const elements = await readPublishedElements();
  const { customElementsManifest, typeDeclarations, htmlEditorData, cssEditorData, reactTypes, react18Types, eventProps, vueTypes, svelteTypes, designTokens } =
    await loadTypeScript([
      './build/custom-elements-manifest.ts', './build/type-declarations.ts', './build/framework-types.ts', './build/editor-data.ts', './build/design-tokens.ts',
    ]);
  const { hostTypes, configTypes, hostEvents } = await readHostTypes();
  const manifest = customElementsManifest(elements, hostEvents, await readElementTexts());
  const written = {
    'custom-elements.json': json(manifest),
    'tokens.json': json(designTokens()),
    'vscode.html-custom-data.json': json(htmlEditorData(elements)),
    'vscode.css-custom-data.json': json(cssEditorData()),
    'types/config.d.ts': configTypes,
    'types/index.d.ts': typeDeclarations(elements, hostTypes),
    'types/react.d.ts': reactTypes,
    'types/react18.d.ts': react18Types(elements),
    'types/vue.d.ts': vueTypes,
    'types/svelte.d.ts': svelteTypes,
  };
  await mkdir(`${out}/types`, { recursive: true });
  await Promise.all(Object.entries(written).map(([file, text]) => writeFile(`${out}/${file}`, text)));
  await writeReactComponents({ out, elements, events: eventProps(Object.keys(hostEvents)) });
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
