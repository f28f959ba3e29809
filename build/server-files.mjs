import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import ts from 'typescript';
import { readDeclarations } from './host-types.mjs';
import { virtualModulesForEsbuild } from './virtual-modules.mjs';

/** The names that `server.js` exports, by the file that declares them. */
const published = { 'src/server/head.ts': ['HeadOptions', 'ImportMap', 'Head', 'head'], 'src/server/csp.ts': ['CspOptions', 'Csp', 'csp'] };

/**
 * Writes `server.js`, its types, and the command `cli.mjs`. The data of the build is inlined into them, so that a server
 * or an edge runtime reads no file.
 *
 * @param {object} options
 * @param {string} options.out
 * @param {import('../src/server/manifest.ts').Manifest} options.manifest
 * @param {ReturnType<typeof import('./bundled-packages.mjs').createBundledPackages>} options.bundled records the bundled modules
 * @returns {Promise<void>} rejects when the source does not compile, or no longer declares a published name
 */
export async function writeServerFiles({ out, manifest: { version, tags, files }, bundled }) {
  // The files that the loader imports. Pages load the other files by their own addresses.
  const loaded = Object.entries(files).filter(([file]) => file === 'kfp.js' || /^(chunks|standalone)\//.test(file));
  const release = { version, tags, integrity: Object.fromEntries(loaded.map(([file, { integrity }]) => [file, integrity])) };
  const options = { bundle: true, format: 'esm', target: 'es2022', minifySyntax: true, metafile: true, plugins: [virtualModulesForEsbuild], define: { __KFP_RELEASE__: JSON.stringify(release) } };
  const server = await build({ ...options, entryPoints: ['src/server/server.ts'], outfile: `${out}/server.js`, platform: 'neutral' });
  const { outputFiles: [doctor] } = await build({ ...options, define: {}, entryPoints: ['src/doctor/doctor.ts'], format: 'iife', globalName: 'kfpDoctor', minify: true, write: false });
  const command = await build({
    ...options,
    define: { ...options.define, __KFP_DOCTOR__: JSON.stringify(doctor.text) },
    entryPoints: ['src/cli/kfp.ts'],
    outfile: `${out}/cli.mjs`,
    platform: 'node',
  });
  bundled.add('server.js', Object.keys(server.metafile.inputs));
  bundled.add('cli.mjs', Object.keys(command.metafile.inputs));
  await chmod(`${out}/cli.mjs`, 0o755);
  await writeServerTypes({ out });
}

/** Writes `types/server.d.ts`. @returns {Promise<void>} rejects when the source no longer declares a published name */
export async function writeServerTypes({ out }) {
  const types = await Promise.all(Object.entries(published).map(([path, names]) => declarations(path, names)));
  await mkdir(`${out}/types`, { recursive: true });
  await writeFile(`${out}/types/server.d.ts`, `import type { KfpConfig } from './config.js';\n\n${types.flat().join('\n\n')}\n`);
}

/** The declarations of a file as TypeScript publishes them, with their comments. */
async function declarations(path, names) {
  return (await readDeclarations(path, names)).map(({ node, source }) => {
    if (!ts.isFunctionDeclaration(node)) return source.text.slice(node.getStart(source, true), node.end);
    const comment = source.text.slice(node.getStart(source, true), node.getStart(source));
    const [{ type }] = node.parameters;
    return `${comment}export declare function ${node.name.text}(options: ${type.getText(source)}): ${node.type.getText(source)};`;
  });
}
