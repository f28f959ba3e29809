import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { brotliOf } from './compress.mjs';

/**
 * What a host page's policy has to allow, beside what it needs for itself. No style, image, font or Trusted Types
 * policy is needed, and nothing unsafe. The API is taken to be on the page's own origin, which is the default. The last
 * two have no other directive that stands in for them: without them any page may frame this one, and any form leave it.
 */
function cspFor(assetBase) {
  const { origin, hostname } = new URL(assetBase, 'https://page.invalid');
  const scripts = hostname === 'page.invalid' ? "'self'" : origin;
  return { 'script-src': scripts, 'connect-src': "'self'", 'form-action': "'self'", 'frame-ancestors': "'self'" };
}

/** `dist/manifest.json`: sizes, integrity, what to preload per tag, and an import map to inline. */
export async function writeManifest({ out, version, assetBase }) {
  const scripts = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const files = {};
  for (const file of scripts) {
    const content = await readFile(join(out, file));
    files[file] = {
      bytes: content.length,
      brotli: (await brotliOf(content)).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      imports: staticImports(file, content.toString()),
    };
  }
  const core = scripts.find((file) => file.startsWith('chunks/core-'));
  const tagEntries = scripts
    .filter((file) => file.startsWith('elements/'))
    .map((file) => {
      const tag = file.slice('elements/'.length, -'.js'.length);
      const [area] = files[file].imports.filter((imported) => imported.startsWith('chunks/'));
      return [tag, [...new Set([...(area ? withImports(area, files) : []), core])]];
    });
  const tags = Object.fromEntries(tagEntries);
  const integrity = Object.fromEntries(scripts.map((file) => [assetBase + file, files[file].integrity]));
  await writeFile(
    `${out}/manifest.json`,
    `${JSON.stringify({ version, files, tags, importmap: { integrity }, csp: cspFor(assetBase) }, null, 2)}\n`,
  );
}

/** A file and everything that it imports statically. */
function withImports(file, files, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of files[file].imports) withImports(imported, files, found);
  return found;
}

/** The files that a file imports, and gives on, without an `import()`. */
function staticImports(file, code) {
  const specifiers = parseAst(code).body.flatMap(({ source }) => (source ? [source.value] : []));
  return [...new Set(specifiers.map((specifier) => join(file, '..', specifier)))];
}
