import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes `sbom.cdx.json`, a bill of materials in CycloneDX 1.6: each package in the bundle, and the files that contain it.
 * It has no timestamp and no random value, so two builds of the same source write the same file.
 *
 * @param {{ out: string, packages: import('./bundled-packages.mjs').BundledPackage[] }} options
 * @returns {Promise<void>} rejects when package-lock.json lacks a package
 */
export async function writeSbom({ out, packages }) {
  const [own, lock] = await Promise.all(['package.json', 'package-lock.json'].map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  const bill = sbom({ own, packages, lock });
  await writeFile(`${out}/sbom.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * @param {object} options
 * @param {{ name: string, version: string, description: string, license: string }} options.own package.json
 * @param {import('./bundled-packages.mjs').BundledPackage[]} options.packages
 * @param {{ packages: Record<string, { integrity?: string }> }} options.lock package-lock.json
 * @throws {Error} for a package that the lock file lacks
 */
export function sbom({ own, packages, lock }) {
  const root = { type: 'library', ...identity(own.name, own.version), description: own.description, ...licence(own.license) };
  const components = packages.map((one) => component(one, lock));
  const content = {
    metadata: { component: root },
    components,
    dependencies: [
      { ref: root['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) },
      ...components.map((one) => ({ ref: one['bom-ref'] })),
    ],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

function component({ name, version, license, folder, files, carries }, lock) {
  const installed = lock.packages[folder];
  if (!installed) throw new Error(`package-lock.json does not know ${folder}`);
  const inside = carries.map((one) => ({
    type: 'library',
    'bom-ref': `${one.by}/${one.name}`,
    name: one.name,
    ...(one.version && { version: one.version }),
    ...licence(one.license),
    purl: one.version ? `${one.purl}@${one.version}` : one.purl,
    ...heldBy(one.files),
  }));
  return {
    type: 'library',
    ...identity(name, version),
    ...hashesOf(installed),
    ...licence(license),
    ...(inside.length > 0 && { components: inside }),
    ...heldBy(files),
  };
}

function identity(fullName, version) {
  const [, group, name] = /^(?:(@[^/]+)\/)?(.*)$/.exec(fullName);
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
  return { 'bom-ref': purl, ...(group && { group }), name, version, purl };
}

function licence(id) {
  return { licenses: [{ license: { id } }] };
}

/** The hashes of the published archive of the package. */
function hashesOf({ integrity }) {
  const [, content] = /^sha512-(.*)$/.exec(integrity ?? '') ?? [];
  return content ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] } : {};
}

function heldBy(files) {
  return { evidence: { occurrences: files.map((location) => ({ location })) } };
}

/** A name-based UUID (version 8 of RFC 9562). */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
