import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Whether the build writes compressed copies of a file. */
export const isText = (file) => /\.(?:js|json|html|css|ts|txt|map|svg)$/.test(file);

/** The brotli copy that a server sends. */
export async function brotliOf(content) {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder) {
  const files = (await readdir(folder, { recursive: true })).filter(isText);
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
