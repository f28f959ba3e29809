import { existsSync, readFileSync } from 'node:fs';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';

const document = 'docs/trust/third-party.md';

/**
 * Checks the bill of materials: its schema, that its files are there, and that LICENSES.txt and the table of the documentation tell of
 * the same packages with the same licences.
 *
 * @param {string} [distFolder]
 * @returns {Promise<{ findings: string[], summary: string }>}
 */
export async function checkBill(distFolder = 'dist') {
  const file = `${distFolder}/sbom.cdx.json`;
  if (!existsSync(file)) return { findings: [`${file} is missing: the build writes it`], summary: '' };
  const text = readFileSync(file, 'utf8');
  const packages = JSON.parse(text).components.flatMap(({ components = [], ...own }) => [own, ...components]).map(readComponent);
  const lost = packages.flatMap(({ files }) => files).filter((name) => !existsSync(`${distFolder}/${name}`));
  const titles = packages.map(({ name, version, licence }) => `${[name, version].filter(Boolean).join(' ')} (${licence})`);
  const rows = packages.map(({ name, licence }) => `${name}: ${licence}`);
  const findings = [
    ...(await schemaFindings(text)),
    ...lost.map((name) => `sbom.cdx.json: there is no ${name}`),
    ...differences('LICENSES.txt', titles, readTitles(readFileSync(`${distFolder}/LICENSES.txt`, 'utf8'))),
    ...differences(document, rows, readTable(readFileSync(document, 'utf8'))),
  ];
  return { findings, summary: `${packages.length} packages in the bundle` };
}

/** @param {string} text of a bill @returns {Promise<string[]>} a line for each place that the schema of CycloneDX 1.6 refuses */
export async function schemaFindings(text) {
  const errors = await new JsonStrictValidator(Version.v1dot6).validate(text);
  return (errors ?? []).map(({ instancePath, message }) => `sbom.cdx.json${instancePath} ${message}`);
}

function readComponent({ group, name, version, licenses: [{ license }], evidence }) {
  return {
    name: [group, name].filter(Boolean).join('/'),
    version,
    licence: license.id,
    files: evidence.occurrences.map(({ location }) => location),
  };
}

/** The first line of each licence, without the package that carries the code. */
function readTitles(licences) {
  return licences.split(/^-{80}\n\n/m).slice(1).map((licence) => licence.split('\n')[0].replace(/, in .*/, ''));
}

/** The rows of the table «package | licence | why». */
function readTable(text) {
  const [, table] = /^\| package \| licence \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return (table ?? '').split('\n').filter(Boolean).flatMap((row) => {
    const [, names, licence] = row.split('|').map((cell) => cell.trim());
    return names.split(', ').map((name) => `${name}: ${licence}`);
  });
}

function differences(where, expected, found) {
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `${where} does not tell of ${one}`),
    ...found.filter((one) => !expected.includes(one)).map((one) => `${where} tells of ${one}, which is not in the bundle`),
  ];
}
