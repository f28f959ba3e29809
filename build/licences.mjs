import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Licences whose terms `LICENSES.txt` meets; another one has to be read first. */
const known = ['MIT', 'Apache-2.0'];

/** Remembers which packages end in the bundle, and writes their licences and notices (MIT and Apache ask for that). */
export function createLicences() {
  const packages = new Set();
  return {
    plugin: {
      name: 'licences',
      generateBundle(_options, bundle) {
        const modules = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
        for (const id of modules) {
          const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
          if (name) packages.add(name);
        }
      },
    },
    async write(out) {
      const texts = await Promise.all([...packages].sort().map(licenceOf));
      const first = 'What of other authors is in these files, with their licences. LICENSE of the package is that of the rest.\n';
      await writeFile(`${out}/LICENSES.txt`, [first, ...texts].join(`\n${'-'.repeat(80)}\n\n`));
    },
  };
}

async function licenceOf(name) {
  const folder = `node_modules/${name}`;
  const { version, license, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  if (!known.includes(license)) throw new Error(`${name} has the licence ${license}, which nobody has read yet`);
  const files = (await readdir(folder)).filter((entry) => /^(licen[cs]e|notice)(\.|$)/i.test(entry)).sort();
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const hasLicence = files.some((file) => /^l/i.test(file));
  const text = hasLicence ? texts.join('\n') : await mitText(name, license, author);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** Some packages name their licence without its text. */
async function mitText(name, license, author) {
  const holder = typeof author === 'string' ? author : author?.name;
  if (license !== 'MIT' || !holder) throw new Error(`${name} does not say whose licence it is`);
  return (await readFile('LICENSE', 'utf8')).replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}
