import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isPlainObject } from '../platform/plain-object.ts';
import { readBase } from '../server/base.ts';
import type { Command } from './command.ts';
import { formatJson, onlyArgument, parseJson, required, UsageError } from './command.ts';
import { checkVersion, copyVersion } from './copy-version.ts';
import { hasCode, readIfThere, writeSafely } from './file-system.ts';

/** `kfp copy`: copies this release into the folder of a static server or a CDN. */
export const copyCommand: Command = {
  usage: `kfp copy <folder> --base <path or address> [--to <version>] [--json]
  puts this version into <folder>/<version>/, and leads <folder>/<major>/ to it
  --base    where <folder> is served, such as /static/kfp/ or https://files.example/kfp/
  --to      leads <folder>/<major>/ to a version that is in the folder already, and copies nothing
  --json    base, version, isNew and the versions that there are, as JSON`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { base: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
    });
    const target = onlyArgument(positionals, 'folder');
    const base = readBase(required(values.base, '--base'));
    // This program is in the folder of the build.
    const dist = fileURLToPath(new URL('.', import.meta.url));
    const before = await readPublished(target);
    if (before && before.base !== base) throw new UsageError(`${target} is made for ${before.base}, not for ${base}: take another folder.`);
    const { version, isNew } = values.to === undefined ? await copyVersion(dist, target, base) : { version: values.to, isNew: false };
    const published = await leadTo(version, target, base);
    if (values.json) return formatJson({ version, isNew, ...published });
    const major = version.split('.', 1)[0] ?? '';
    if (values.to !== undefined) return `${base}${major}/kfp.js leads to ${version}\n`;
    return `${version} ${isNew ? 'is new in' : 'was already in'} ${target}\n${base}${major}/kfp.js leads to it\n`;
  },
};

/** `manifest.json` of a folder that `kfp copy` has written. */
interface Published {
  /** The address of the folder, with a slash at its end. */
  readonly base: string;
  /** The oldest first. */
  readonly versions: readonly string[];
  /** Maps a major version to the version that `<base>/<major>/` leads to. */
  readonly current: Readonly<Record<string, string>>;
}

const versionForm = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/;

/** Reads the manifest of a folder; undefined before the first version. Rejects with a UsageError when it is not of `kfp copy`. */
async function readPublished(folder: string): Promise<Published | undefined> {
  const file = join(folder, 'manifest.json');
  const text = await readIfThere(file);
  if (!text) return undefined;
  const value = parseJson(file, text.toString());
  if (isPublished(value)) return value;
  throw new UsageError(`${file} is not one that kfp copy has written: take another folder.`);
}

/**
 * Makes `<major>/` lead to `version`: writes `<major>/portal/index.html`, `<major>/kfp.js` and `manifest.json`.
 *
 * @param base address of the folder, with a slash at its end
 * @returns the new manifest; rejects with a UsageError when the folder lacks the version or one of its files
 */
async function leadTo(version: string, folder: string, base: string): Promise<Published> {
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
  await writeSafely(join(folder, 'manifest.json'), formatJson(published));
  return published;
}

/** The versions in the folder, the oldest first. Rejects with a UsageError without the folder. */
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

function isPublished(value: unknown): value is Published {
  return isPlainObject(value) && typeof value.base === 'string' && Array.isArray(value.versions) && isPlainObject(value.current);
}
