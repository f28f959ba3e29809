import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chapters } from './pages.mjs';
import { readPage } from './read-page.mjs';

/**
 * Writes each page as Markdown beside its HTML, and `llms.txt`, which lists them (https://llmstxt.org).
 *
 * @param {string} outDir folder of the built site
 */
export async function writeMarkdown(outDir) {
  const pages = ['index', ...chapters.flatMap((chapter) => chapter.pages)];
  await Promise.all(
    pages.map(async (page) => {
      const file = join(outDir, `${page}.md`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, readPage(page).text);
    }),
  );
  const list = chapters.map(({ title, pages: own }) =>
    [`## ${title}`, '', ...own.map((page) => `- [${readPage(page).title}](${page}.md)`), ''].join('\n'));
  const about = '> The customer portal of a Norwegian private insurer as web components that banks put into their own pages.';
  await writeFile(join(outDir, 'llms.txt'), ['# kfp elements', '', about, '', ...list].join('\n'));
}
