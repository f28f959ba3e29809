import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { escapeHtml } from '../escape-html.mjs';
import { pageReply } from '../reply.mjs';
import { framePath } from './gallery-page.mjs';

/**
 * A page with one element in one state, for a frame of the gallery.
 * @param {import('./gallery-choice.mjs').GalleryChoice} choice
 * @param {string[]} cookies
 */
export async function frameReply(choice, cookies) {
  const nonce = randomBytes(16).toString('base64');
  const template = await readFile(new URL('frame.html', import.meta.url), 'utf8');
  const { entry, state, distributor, theme, language, loginContext } = choice;
  const { properties, rejects, steps, config, beside = [] } = state;
  const isElement = entry.tag.startsWith('kfp-');
  const runtime = { distributor, 'login-context': loginContext, ...(config && { config: JSON.stringify(config) }) };
  const own = entry.tag === 'kfp-portal' ? { 'base-path': framePath.slice(0, -1) } : {};
  const inside = state.inside ? `<div slot="chat">${escapeHtml(state.inside)}</div>` : '';
  /** @type {Record<string, string>} */
  const parts = {
    title: `${entry.tag}: ${escapeHtml(state.text)}`,
    theme,
    language,
    plan: escapeHtml(JSON.stringify({ tag: entry.tag, properties, rejects, steps })),
    script: isElement ? '/dist/kfp.js' : '/demo/gallery/parts.js',
    runtime: isElement ? `${tagText('kfp-runtime', runtime)}${beside.map((tag) => tagText(tag, {})).join('')}` : '',
    content: contentOf(entry.tag, escapeHtml(state.text), tagText(entry.tag, { ...own, ...(isElement ? {} : { distributor }), ...state.attributes }, inside)),
    layout: ['kfp-portal', 'kfp-header', 'kfp-navigation', 'kfp-footer'].includes(entry.tag) ? 'whole' : 'inset',
  };
  const page = template
    .replaceAll('<script nonce', () => `<script nonce="${nonce}"`)
    .replace(/\{\{(\w+)\}\}/g, (whole, name) => parts[name] ?? whole);
  return pageReply(200, page, { nonce, cookies });
}

/**
 * The element inside the landmarks of a page, with an `h1` if the element has none.
 * @param {string} tag @param {string} text @param {string} element
 */
function contentOf(tag, text, element) {
  if (tag === 'kfp-portal') return `<div>${element}</div>`;
  const heading = `<h1 class="unseen">${tag}: ${text}</h1>`;
  if (tag === 'kfp-footer') return `<main>${heading}</main><div>${element}</div>`;
  if (tag === 'kfp-header' || tag === 'kfp-navigation') return `<div>${element}</div><main>${heading}</main>`;
  return `<main>${heading}${element}</main>`;
}

/** @param {string} tag @param {Record<string, string>} attributes @param {string} [inside] */
const tagText = (tag, attributes, inside = '') =>
  `<${tag}${Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>${inside}</${tag}>`;
