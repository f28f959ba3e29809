import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { compressFolder } from './compress.mjs';
import { loadTypeScript } from './load-type-script.mjs';

/**
 * Compresses the files, and writes `dist/manifest.json`: sizes, integrity, the files to preload per tag, an import map to
 * inline, and a content security policy.
 *
 * @returns {Promise<import('../src/server/manifest.ts').Manifest>} the written manifest
 */
export async function writeManifest({ out, version }) {
  // For the sizes of the copies that a server sends.
  await compressFolder(out);
  const scripts = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const files = {};
  for (const file of scripts) {
    const content = await readFile(join(out, file));
    files[file] = {
      bytes: content.length,
      brotli: (await stat(join(out, `${file}.br`))).size,
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
  const { manifestAt } = await loadTypeScript(['./src/server/manifest.ts']);
  const manifest = manifestAt('/dist/', { version, files, tags });
  await writeFile(`${out}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** A file and everything that it imports statically. */
function withImports(file, files, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of files[file].imports) withImports(imported, files, found);
  return found;
}

/** The files that a file imports statically. Re-exports count. */
function staticImports(file, code) {
  const specifiers = parseAst(code).body.flatMap(({ source }) => (source ? [source.value] : []));
  return [...new Set(specifiers.map((specifier) => join(file, '..', specifier)))];
}
