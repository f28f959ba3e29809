import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textFile = /\.(?:js|json|html|css|ts|txt|map|svg)$/;

/** Every file below a folder, as paths relative to it, in a fixed order. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Length of the brotli form that is served. */
export async function brotliOf(content) {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder) {
  const files = (await filesBelow(folder)).filter((file) => textFile.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await brotliOf(content)),
        writeFile(`${path}.gz`, await zip(content, { level: 9 })),
      ]);
    }),
  );
}
