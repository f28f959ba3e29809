import { build } from 'esbuild';

/**
 * Loads TypeScript files, which Node 20 cannot do by itself. The files may import other files of ours, style sheets (as
 * text), and packages that do not need Node.
 *
 * @param {string[]} files relative to the working directory, such as `./src/server/manifest.ts`
 * @returns the exports of all files; rejects when a file does not compile
 */
export async function loadTypeScript(files) {
  const contents = files.map((file) => `export * from '${file}';`).join('\n');
  const { outputFiles: [{ text }] } = await build({ stdin: { contents, resolveDir: '.' }, bundle: true, format: 'esm', write: false, loader: { '.css': 'text' } });
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
