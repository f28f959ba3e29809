import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBase } from '../server/base.ts';
import type { Command } from './command.ts';
import { required, UsageError } from './command.ts';
import { copyVersion } from './copy-version.ts';
import { leadTo, readPublished } from './published.ts';

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
    const [folder, ...others] = positionals;
    const target = required(folder, 'The folder');
    if (others.length > 0) throw new UsageError(`One folder is enough: ${others.join(' ')} is too much.`);
    const base = readBase(required(values.base, '--base'));
    // This program is in the folder of the build.
    const dist = fileURLToPath(new URL('.', import.meta.url));
    const before = await readPublished(target);
    if (before && before.base !== base) throw new UsageError(`${target} is made for ${before.base}, not for ${base}: take another folder.`);
    const { version, isNew } = values.to === undefined ? await copyVersion(dist, target, base) : { version: values.to, isNew: false };
    const published = await leadTo(version, target, base);
    if (values.json) return `${JSON.stringify({ version, isNew, ...published }, null, 2)}\n`;
    const major = version.split('.', 1)[0] ?? '';
    if (values.to !== undefined) return `${base}${major}/kfp.js leads to ${version}\n`;
    return `${version} ${isNew ? 'is new in' : 'was already in'} ${target}\n${base}${major}/kfp.js leads to it\n`;
  },
};
