import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { readElementNames } from './element-names.mjs';
import { readHostTypes } from './host-types.mjs';
import { loadTypeScript } from './load-type-script.mjs';

/**
 * What `<name>-element.ts` in `src/` says of each file in `elements/`.
 *
 * @returns {Promise<import('./published-element.ts').PublishedElement[]>} rejects when something of an element is not described
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
 * Writes `custom-elements.json` and `types/`.
 *
 * @returns {Promise<void>} rejects when something of an element is not described
 */
export async function writeElementTypes({ out }) {
  const elements = await readPublishedElements();
  const { customElementsManifest, typeDeclarations, reactTypeDeclarations } = await loadTypeScript([
    './build/custom-elements-manifest.ts', './build/type-declarations.ts',
  ]);
  const { hostTypes, eventDetails } = await readHostTypes();
  const manifest = customElementsManifest(elements, eventDetails, await readFile('src/ui/style/theme.css', 'utf8'));
  await mkdir(`${out}/types`, { recursive: true });
  await writeFile(`${out}/custom-elements.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(`${out}/types/index.d.ts`, typeDeclarations(elements, hostTypes));
  await writeFile(`${out}/types/react.d.ts`, reactTypeDeclarations(elements));
}
