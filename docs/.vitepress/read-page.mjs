import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** `docs/`. */
const docsFolder = fileURLToPath(new URL('..', import.meta.url));

/** Has nothing to show without scripts. */
const liveExample = /^<\/?LiveExample.*>\n+/gm;

const frontMatter = /^---\n([^]*?)\n---\n/;

const include = /^<!--@include: (\S+)-->$/gm;

/**
 * @param {string} page file of `docs/` without `.md`
 * @returns {{ title: string, text: string }} its heading, and its Markdown as a reader sees it: without front matter, with what it includes
 */
export function readPage(page) {
  const path = join(docsFolder, `${page}.md`);
  const text = readFileSync(path, 'utf8')
    .replace(frontMatter, '')
    .replace(liveExample, '')
    .replace(include, (_, included) => readFileSync(join(path, '..', included), 'utf8').trimEnd());
  const [, title] = /^# (.*)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`docs/${page}.md has no heading`);
  return { title, text: text.trimStart() };
}

/**
 * @param {string} page file of `docs/` without `.md`
 * @returns {Record<string, unknown>} its front matter, empty where it has none
 */
export function readFrontMatter(page) {
  const [, text] = frontMatter.exec(readFileSync(join(docsFolder, `${page}.md`), 'utf8')) ?? [];
  return text === undefined ? {} : parse(text);
}
