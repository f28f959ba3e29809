import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Whether the build writes compressed copies of a file. */
export const isText = (file) => /\.(?:js|json|html|css|ts|txt|map|svg)$/.test(file);

/** Writes a `.br` and a `.gz` beside every text file of a folder that has none. */
export async function compressFolder(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => isText(file) && !existsSync(join(folder, `${file}.br`)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })),
        writeFile(`${path}.gz`, await zip(content, { level: 9 })),
      ]);
    }),
  );
}
