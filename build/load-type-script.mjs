import { build } from 'esbuild';

/**
 * Everything that files export. Node 20 reads no TypeScript; what is loaded may import other files of ours, style
 * sheets, which are text then, and packages that need no Node.
 *
 * @param {string[]} files seen from the working directory, such as `./src/server/manifest.ts`
 */
export async function loadTypeScript(files) {
  const contents = files.map((file) => `export * from '${file}';`).join('\n');
  const { outputFiles: [{ text }] } = await build({ stdin: { contents, resolveDir: '.' }, bundle: true, format: 'esm', write: false, loader: { '.css': 'text' } });
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
