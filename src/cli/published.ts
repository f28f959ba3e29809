import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlainObject } from '../platform/plain-object.ts';
import { UsageError } from './command.ts';
import { checkVersion } from './copy-version.ts';
import { hasCode, readIfThere, writeSafely } from './file-system.ts';

/** `manifest.json` of a folder that `kfp copy` has written. */
export interface Published {
  /** The address of the folder, with a slash at its end. */
  readonly base: string;
  /** The oldest first. */
  readonly versions: readonly string[];
  /** Maps a major version to the version that `<base>/<major>/` leads to. */
  readonly current: Readonly<Record<string, string>>;
}

const versionForm = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/;

/** Reads the manifest of a folder; undefined before the first version. Rejects with a UsageError when it is not of `kfp copy`. */
export async function readPublished(folder: string): Promise<Published | undefined> {
  const file = join(folder, 'manifest.json');
  const text = await readIfThere(file);
  if (!text) return undefined;
  const value = parse(file, text.toString());
  if (isPublished(value)) return value;
  throw new UsageError(`${file} is not one that kfp copy has written: take another folder.`);
}

/**
 * Makes `<major>/` lead to `version`: writes `<major>/portal/index.html`, `<major>/kfp.js` and `manifest.json`.
 *
 * @param base address of the folder, with a slash at its end
 * @returns the new manifest; rejects with a UsageError when the folder lacks the version or one of its files
 */
export async function leadTo(version: string, folder: string, base: string): Promise<Published> {
  const versions = await versionsIn(folder);
  const major = versionForm.exec(version)?.[1];
  if (major === undefined || !versions.includes(version)) {
    throw new UsageError(`${folder} has no version ${version}. It has ${versions.join(', ') || 'none'}.`);
  }
  await checkVersion(join(folder, version));
  const before = await readPublished(folder);
  // The configuration of the portal belongs to the operator. An empty file spares each visit a failed request.
  const config = join(folder, 'portal/config.js');
  if (!(await readIfThere(config))) await writeSafely(config, 'window.kfpConfig = {};\n');
  await writeSafely(join(folder, major, 'portal/index.html'), await readFile(join(folder, version, 'portal/index.html')));
  await writeSafely(join(folder, major, 'kfp.js'), `export * from '../${version}/kfp.js';\n`);
  const published = { base, versions, current: { ...before?.current, [major]: version } };
  await writeSafely(join(folder, 'manifest.json'), `${JSON.stringify(published, null, 2)}\n`);
  return published;
}

async function versionsIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() && versionForm.test(entry.name) ? [entry.name] : [])).sort(compareVersions);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new UsageError(`There is no folder ${folder}.`);
    throw error;
  }
}

/** Orders versions as Semantic Versioning does, but prereleases of one version by their text. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [versionForm.exec(a), versionForm.exec(b)];
  for (const part of [1, 2, 3]) {
    const difference = Number(left?.[part]) - Number(right?.[part]);
    if (difference !== 0) return difference;
  }
  // A prerelease comes before its version.
  return (left?.[4] ?? '\uffff') < (right?.[4] ?? '\uffff') ? -1 : 1;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not JSON.`, { cause });
  }
}

function isPublished(value: unknown): value is Published {
  return isPlainObject(value) && typeof value.base === 'string' && Array.isArray(value.versions) && isPlainObject(value.current);
}
