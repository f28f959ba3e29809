import { createHash } from 'node:crypto';
import { access, constants, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder, isText } from '../../build/compress.mjs';
import { head } from '../server/head.ts';
import type { Build } from '../server/manifest.ts';
import { manifestAt } from '../server/manifest.ts';
import { formatJson, UsageError } from './command.ts';
import { hasCode, readIfThere } from './file-system.ts';

/**
 * Copies a build into `<folder>/<version>/`, with compressed copies beside each text file. A version is either complete or
 * absent, and never changes: a version that already exists must have the same content.
 *
 * @param dist folder of the build
 * @param base address of `folder`, with a slash at its end
 * @returns the version, and whether it is new; rejects with a UsageError when the build is incomplete, or when the
 *   existing version has another content
 */
export async function copyVersion(dist: string, folder: string, base: string): Promise<{ version: string; isNew: boolean }> {
  const build = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Build;
  const { version } = build;
  const target = join(folder, version);
  const contents = await contentsOf(dist, `${base}${version}/`, base, build);
  const isNew = !(await hasEntries(target)) && (await writeVersion(target, contents));
  if (!isNew) await compare(target, contents);
  return { version, isNew };
}

/** The contents of a version by file, without the compressed copies. Rejects with a UsageError for a changed file. */
async function contentsOf(dist: string, address: string, base: string, build: Build): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const file of [...Object.keys(build.files), 'portal/portal.css', 'LICENSES.txt']) {
    const content = await readFile(join(dist, file));
    const expected = build.files[file]?.integrity;
    if (expected !== undefined && integrityOf(content) !== expected) throw new UsageError(`${join(dist, file)} is not what was built.`);
    contents.set(file, content);
  }
  const manifest = manifestAt(address, build);
  const page = await readFile(join(dist, 'portal/index.html'), 'utf8');
  contents.set('portal/index.html', Buffer.from(portalPage(page, address, base)));
  contents.set('manifest.json', Buffer.from(formatJson(manifest)));
  contents.set('importmap.json', Buffer.from(formatJson(manifest.importmap)));
  return contents;
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The portal's page for an address. The operator's configuration is outside the folder of the version, as a version never
 * changes.
 *
 * @throws UsageError when the page of the build lacks the script tag
 */
function portalPage(page: string, address: string, base: string): string {
  const script = '<script type="module" src="/dist/kfp.js"></script>';
  if (!page.includes(script)) throw new UsageError('The portal page of this build does not load /dist/kfp.js.');
  const { html } = head({ tags: ['kfp-runtime', 'kfp-portal', 'kfp-toasts'], base });
  return page
    .replace(script, () => html.trimEnd().replaceAll('\n', '\n    '))
    .replace('"/dist/portal/config.js"', () => `"${base}portal/config.js"`)
    .replace('"/dist/portal/portal.css"', () => `"${address}portal/portal.css"`);
}

/** @returns true when this call has written the version; false when a parallel call was first */
async function writeVersion(target: string, contents: ReadonlyMap<string, Buffer>): Promise<boolean> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  // The error of `access` names the folder. That of `mkdtemp` would name a temporary folder.
  await access(folder, constants.W_OK);
  const unfinished = await mkdtemp(join(folder, '.unfinished-'));
  await removeLeftovers(unfinished);
  // A subfolder, as only this user can read a folder that mkdtemp creates.
  const version = join(unfinished, 'version');
  try {
    for (const [file, content] of contents) {
      await mkdir(dirname(join(version, file)), { recursive: true });
      await writeFile(join(version, file), content);
    }
    await compressFolder(version);
    await rename(version, target);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Milliseconds after which nobody writes to an unfinished version any more. */
const longestCopy = 3_600_000;

/** Removes the unfinished versions of earlier commands that were killed: servers would publish them. `newest` is this command's own. */
async function removeLeftovers(newest: string): Promise<void> {
  const folder = dirname(newest);
  const now = await mtimeOf(newest);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith('.unfinished-') && now - (await mtimeOf(path)) > longestCopy) await rm(path, { recursive: true, force: true });
  }
}

/** Epoch milliseconds; infinity for a folder that a parallel call has just removed. */
async function mtimeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/** Rejects with a UsageError that names the first file that is missing, unexpected or different. */
async function compare(target: string, contents: ReadonlyMap<string, Buffer>): Promise<void> {
  const refuse = (file: string, what: string) => new UsageError(`${join(target, file)} ${what}, and a version never changes. Nothing was written.`);
  const expected = new Map(contents);
  for (const [file, content] of contents) {
    if (isText(file)) for (const ending of ['.br', '.gz']) expected.set(file + ending, content);
  }
  for (const [file, content] of expected) {
    const found = await readIfThere(join(target, file));
    if (!found) throw refuse(file, 'is missing');
    if (!unpacked(file, found)?.equals(content)) throw refuse(file, 'has another content');
  }
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(target.length + 1).replaceAll(sep, '/');
    if (entry.isFile() && !expected.has(file)) throw refuse(file, 'is no part of it');
  }
}

/**
 * Checks a version that is in a folder against its own manifest. Rejects with a UsageError that names the first file that is
 * missing or different.
 */
export async function checkVersion(target: string): Promise<void> {
  const refuse = (file: string, what: string) => new UsageError(`${join(target, file)} ${what}. Nothing was written.`);
  const read = async (file: string) => {
    const content = await readIfThere(join(target, file));
    if (!content) throw refuse(file, 'is missing');
    return content;
  };
  const files = filesOf((await read('manifest.json')).toString());
  if (!files) throw refuse('manifest.json', 'is not the manifest of a version');
  for (const file of [...Object.keys(files), 'portal/index.html', 'portal/portal.css']) {
    const content = await read(file);
    const expected = files[file]?.integrity;
    if (expected !== undefined && integrityOf(content) !== expected) throw refuse(file, 'has another content');
    for (const ending of ['.br', '.gz']) {
      if (!unpacked(file + ending, await read(file + ending))?.equals(content)) throw refuse(file + ending, 'has another content');
    }
  }
}

/** The files of a version by its manifest; undefined when that is damaged. */
function filesOf(manifest: string): Build['files'] | undefined {
  try {
    return (JSON.parse(manifest) as Partial<Build> | null)?.files;
  } catch {
    return undefined; // It is not JSON.
  }
}

/** The uncompressed content of a file, as versions of Node compress differently; undefined when the compressed copy is broken. */
function unpacked(file: string, content: Buffer): Buffer | undefined {
  try {
    if (file.endsWith('.br')) return brotliDecompressSync(content);
    return file.endsWith('.gz') ? gunzipSync(content) : content;
  } catch {
    return undefined; // The compressed copy itself was changed.
  }
}

async function hasEntries(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
