import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { minifyCss } from './css-text.mjs';

/** Writes `portal/index.html`, which loads its files from `/dist/`, and its style sheet. */
export async function writePortalPage({ out }) {
  await mkdir(`${out}/portal`, { recursive: true });
  await copyFile('src/portal/portal-page.html', `${out}/portal/index.html`);
  await writeFile(`${out}/portal/portal.css`, minifyCss('portal-page.css', await readFile('src/portal/portal-page.css')));
}
