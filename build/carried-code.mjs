import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Carried third-party code inside a package; no lock file lists it
 * @property {string} name
 * @property {string} purl without its version
 * @property {string} license SPDX id
 * @property {string} by the package that carries it
 * @property {string} module the file of that package that contains the code
 * @property {string} notice name of the file with the text of the licence
 */

const replay = { by: '@sentry/replay', module: 'build/npm/esm/index.js' };

/** @type {readonly Carried[]} */
const carried = [
  { name: 'TraceKit', purl: 'pkg:github/csnover/tracekit', license: 'MIT', by: '@sentry/browser', module: 'build/npm/esm/prod/stack-parsers.js', notice: 'tracekit' },
  { ...replay, name: '@sentry/rrweb', purl: 'pkg:npm/%40sentry/rrweb', license: 'MIT', notice: 'rrweb' },
  { ...replay, name: '@sentry/rrweb-snapshot', purl: 'pkg:npm/%40sentry/rrweb-snapshot', license: 'MIT', notice: 'rrweb' },
  { ...replay, name: 'base64-arraybuffer', purl: 'pkg:npm/base64-arraybuffer', license: 'MIT', notice: 'base64-arraybuffer' },
  // fflate is in the source text of the compression worker.
  { ...replay, name: 'fflate', purl: 'pkg:npm/fflate', license: 'MIT', notice: 'fflate' },
  { name: 'is-plain-object', purl: 'pkg:npm/is-plain-object', license: 'MIT', by: '@tanstack/query-core', module: 'build/modern/utils.js', notice: 'is-plain-object' },
];

/** @param {string} name of a package @returns {readonly Carried[]} */
export function carriedBy(name) {
  return carried.filter(({ by }) => by === name);
}

/** Microsoft's helper is in the recording player, which our code does not import. */
const leftOut = ['Microsoft Corporation'];

/**
 * @param {string[]} modules
 * @param {import('./bundled-packages.mjs').BundledPackage[]} packages
 * @returns {Promise<void>} rejects when the source map of a module names a package or a copyright holder that is not listed
 */
export async function complainOfUnread(modules, packages) {
  const known = packages.flatMap(({ name, carries }) => [name, ...carries.map((one) => one.name)]);
  const files = packages.flatMap(({ carries }) => carries.map(({ notice }) => `build/notices/${notice}.txt`));
  const notices = (await Promise.all([...new Set(files)].map((file) => readFile(file, 'utf8')))).join('\n');
  for (const id of modules) {
    const { sources, sourcesContent = [] } = await readMap(id);
    const unread = [
      ...sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []).filter((name) => !known.includes(name)),
      ...sourcesContent.flatMap(holders).filter((holder) => !notices.includes(holder) && !leftOut.includes(holder)),
    ];
    if (unread.length > 0) throw new Error(`${id} has code of ${unread.join(', ')}, which build/carried-code.mjs does not tell of`);
  }
}

async function readMap(id) {
  const file = `${id}.map`;
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { sources: [] };
}

/** The copyright holders that the comments of a source name. */
function holders(source) {
  return [...(source ?? '').matchAll(/Copyright \(c\) (?:[\d-]+,? )?(\w+ \w+)/gi)].map(([, holder]) => holder);
}
