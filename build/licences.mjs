import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Licences whose terms `LICENSES.txt` meets. Read any other licence before you add it. */
const known = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'];

/**
 * Writes `LICENSES.txt`: licences and notices of the bundled packages. All these licences require that.
 *
 * @param {{ out: string, packages: import('./bundled-packages.mjs').BundledPackage[] }} options
 * @returns {Promise<void>} rejects when a package has an unknown licence, or does not name the licence holder
 */
export async function writeLicences({ out, packages }) {
  const texts = await Promise.all(packages.flatMap((one) => [licenceOf(one), ...one.carries.map((carried) => carriedLicence(one, carried))]));
  const first = 'Licences of the third-party code in these files. All other code has the licence in LICENSE.\n';
  await writeFile(`${out}/LICENSES.txt`, [first, ...texts].join(`\n${'-'.repeat(80)}\n\n`));
}

async function licenceOf({ name, version, license, author, folder }) {
  complainOfUnknown(name, license);
  const files = (await readdir(folder)).filter((entry) => /^(licen[cs]e|notice)(\.|$)/i.test(entry)).sort();
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const hasLicence = files.some((file) => /^l/i.test(file));
  const text = hasLicence ? texts.join('\n') : await mitText(name, license, author);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

async function carriedLicence({ name: carrier }, { name, version, license, notice }) {
  complainOfUnknown(name, license);
  const text = await readFile(`build/notices/${notice}.txt`, 'utf8');
  return `${[name, version].filter(Boolean).join(' ')} (${license}), in ${carrier}\n\n${text.trim()}\n`;
}

function complainOfUnknown(name, license) {
  if (!known.includes(license)) throw new Error(`${name} has the licence ${license}, which nobody has read yet`);
}

/** The text of the MIT licence, for packages that name the licence but do not include its text. */
async function mitText(name, license, author) {
  if (license !== 'MIT' || !author) throw new Error(`${name} does not say whose licence it is`);
  return (await readFile('LICENSE', 'utf8')).replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}
