import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { minifyCss } from './css-text.mjs';

/** Writes `portal/index.html` and its style sheet; `assetBase` is where the operator serves dist, with its slash. */
export async function writePortalPage({ out, assetBase }) {
  await mkdir(`${out}/portal`, { recursive: true });
  const html = await readFile('src/portal/portal-page.html', 'utf8');
  await writeFile(`${out}/portal/index.html`, html.replaceAll('%ASSET_BASE%', assetBase));
  await writeFile(`${out}/portal/portal.css`, minifyCss('portal-page.css', await readFile('src/portal/portal-page.css')));
}
