import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages, nodeComplaint } from './prepare.mjs';

/**
 * `npm run build`: installs what is missing and writes `dist/`. `KFP_OUT` names another folder. An earlier build stays until
 * the new one is whole.
 */
async function build() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const complaint = nodeComplaint();
  if (complaint) throw new Error(complaint);
  installPackages(console.log);
  // Imported here: these packages may be missing before the installation.
  const { rollup } = await import('rollup');
  const { default: configs, folder, out, finish } = await import('../rollup.config.mjs');
  rmSync(out, { recursive: true, force: true });
  for (const { output, ...input } of configs) {
    const bundle = await rollup(input);
    await bundle.write(output);
    await bundle.close();
  }
  await finish();
  const before = `${folder}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(out, folder);
  rmSync(before, { recursive: true, force: true });
}

build().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
