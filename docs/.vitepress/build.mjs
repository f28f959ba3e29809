/** `npm run docs`: writes `dist-docs/`, building what it is made from where that is not fresh. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuildFresh } from '../../build/is-build-fresh.mjs';
import { installPackages, runNpm } from '../../build/prepare.mjs';
import { liveData } from './live-data.mjs';
import { readPage } from './read-page.mjs';
import { referenceTables } from './reference-tables.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

installPackages(console.log);
if (!isBuildFresh()) runNpm(['run', '--silent', 'build']);
// Only now: the packages may not have been there.
const { loadTypeScript } = await import('../../build/load-type-script.mjs');
const { storedData } = await loadTypeScript(['./build/stored-data.ts']);
writeTables('docs/.vitepress/generated', storedData());
const { build } = await import('vitepress');
await build('docs');

/** @param {string} folder that pages include @param {readonly import('../../build/stored-data.ts').StoredDatum[]} stored */
function writeTables(folder, stored) {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const elements = read('dist/custom-elements.json');
  const tables = referenceTables({
    elements,
    files: read('dist/manifest.json'),
    openapi: read('testing/openapi.json'),
    stored,
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of tables) writeFileSync(`${folder}/${name}.md`, `${text}\n`);
  writeFileSync(`${folder}/live.json`, JSON.stringify(liveData(elements, (tag) => readPage(`reference/elements/${tag}`).text)));
}
