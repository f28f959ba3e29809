import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { readHostTypes } from './host-types.mjs';

/** Writes `custom-elements.json` and `types/` from the declarations of the elements. */
export async function writeElementTypes({ out }) {
  const { publishedElements } = await loadTypeScript('build/published-elements.ts');
  const { hostTypes, eventDetails } = await readHostTypes();
  const files = publishedElements({ hostTypes, eventDetails, themeCss: await readFile('src/ui/style/theme.css', 'utf8') });
  await mkdir(`${out}/types`, { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(`${out}/${path}`, text)));
}

/** Node 20 reads no TypeScript; what is loaded may import only other files of ours. */
async function loadTypeScript(entry) {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
