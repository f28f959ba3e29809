import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { chapters } from './pages.mjs';
import { readPage } from './read-page.mjs';
import { writeMarkdown } from './write-markdown.mjs';

/** The index of a folder is its address. */
const address = (page) => `/${page.replace(/(^|\/)index$/, '$1')}`;

/** The script of the page in the frame of a live example, with the stand-in API in it. @param {string} outDir */
const writeLivePage = (outDir) => build({
  entryPoints: [fileURLToPath(new URL('live-page.mjs', import.meta.url))],
  outfile: `${outDir}/live/page.js`,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
});

/** `npm run docs` writes `dist-docs/`, which is served below `/docs/`. Dead links stop the build. */
export default defineConfig({
  title: 'kfp elements',
  description: 'The customer portal of an insurer as web components for banks',
  lang: 'en',
  base: '/docs/',
  outDir: '../dist-docs',
  // For contributors, who read them in the repository.
  srcExclude: ['rules/**', 'architecture.md'],
  metaChunk: true,
  // The usual ones have too little contrast.
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  transformHead: ({ page }) => [['link', { rel: 'alternate', type: 'text/markdown', href: `/docs/${page}` }]],
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guides', link: '/guides/html' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Trust', link: '/trust/security' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
    ],
    sidebar: chapters.map(({ title, pages }) => ({
      text: title,
      items: pages.map((page) => ({ text: readPage(page).title, link: address(page) })),
    })),
  },
  // The Markdown comes last: its list of pages tells that the site is whole.
  buildEnd: async ({ outDir }) => {
    await writeLivePage(outDir);
    await writeMarkdown(outDir);
  },
});
