import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { customers } from '../../testing/customers/customers.mjs';
import { escapeHtml } from '../escape-html.mjs';
import { distributors, languages, loginContexts } from '../page-choice.mjs';
import { pageReply } from '../reply.mjs';
import { entries } from './entries.mjs';
import { distributorsOf, themesOf } from './gallery-choice.mjs';

/** @typedef {import('./gallery-choice.mjs').GalleryChoice} GalleryChoice */

export const galleryPath = '/demo/gallery/';
export const framePath = '/demo/gallery/frame/';

/**
 * The gallery page: a list of the elements, the controls, and a frame for each distributor and theme.
 * @param {GalleryChoice} choice
 * @param {string[]} cookies
 */
export async function galleryReply(choice, cookies) {
  const nonce = randomBytes(16).toString('base64');
  const template = await readFile(new URL('index.html', import.meta.url), 'utf8');
  const { entry, state } = choice;
  /** @type {Record<string, string>} */
  const parts = {
    title: `${nameOf(entry.tag)}: ${state.text}`,
    heading: nameOf(entry.tag),
    elements: entries.map((one) => galleryLink(choice, one, one.states[0]?.name ?? '', nameOf(one.tag), one === entry)).join(''),
    states: entry.states.map((one) => galleryLink(choice, entry, one.name, one.text, one === state)).join(''),
    controls: controls(choice),
    frames: frames(choice),
    // The log must not cover content at the bottom of the frame.
    place: state.height === undefined ? 'beside' : 'below',
  };
  const page = template
    .replaceAll('<script nonce', () => `<script nonce="${nonce}"`)
    .replace(/\{\{(\w+)\}\}/g, (whole, name) => parts[name] ?? whole);
  return pageReply(200, page, { nonce, cookies });
}

/** @param {string} tag */
const nameOf = (tag) => (tag.startsWith('kfp-') ? tag : 'Deler');

/** The choices that each link keeps in its address. @param {GalleryChoice} choice */
const kept = ({ distributor, theme, width, language, asked }) => ({ distributor, theme, width, lang: language, ...asked });

/** @param {Record<string, string | undefined>} fields */
const queryOf = (fields) =>
  new URLSearchParams(/** @type {[string, string][]} */ (Object.entries(fields).filter(([, value]) => value))).toString();

/**
 * @param {GalleryChoice} choice @param {import('./entries.mjs').Entry} entry
 * @param {string} state @param {string} text @param {boolean} isCurrent
 */
function galleryLink(choice, entry, state, text, isCurrent) {
  const query = escapeHtml(queryOf({ element: entry.tag, state, ...kept(choice) }));
  const current = isCurrent ? ' aria-current="true"' : '';
  return `<li><a href="${galleryPath}?${query}"${current}>${escapeHtml(text)}</a></li>`;
}

/** @param {GalleryChoice} choice */
function controls({ entry, state, distributor, theme, width, language, asked }) {
  const ofState = { '': 'tilstandens' };
  return [
    `<input type="hidden" name="element" value="${entry.tag}"><input type="hidden" name="state" value="${state.name}">`,
    select('distributor', 'Distributør', { ...named(distributors), all: 'alle' }, distributor),
    select('theme', 'Tema', { light: 'lyst', dark: 'mørkt', both: 'begge' }, theme),
    select('width', 'Bredde', { full: 'hele', 800: '800 px', 320: '320 px' }, width),
    select('lang', 'Språk', languages, language),
    select('customer', 'Kunde', { ...ofState, ...named(Object.keys(customers)) }, asked.customer ?? ''),
    select('loginContext', 'Innlogging', { ...ofState, ...named(loginContexts) }, asked.loginContext ?? ''),
    `<label>Scenario <input name="scenario" value="${escapeHtml(asked.scenario ?? '')}" placeholder="tilstandens"></label>`,
  ].join('');
}

/** @param {string[]} values @returns {Record<string, string>} */
const named = (values) => Object.fromEntries(values.map((value) => [value, value]));

/** @param {string} name @param {string} label @param {Record<string, string>} options @param {string} chosen */
const select = (name, label, options, chosen) =>
  `<label>${label} <select name="${name}">${Object.entries(options).map(([value, text]) =>
    `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`).join('')}</select></label>`;

/** @param {GalleryChoice} choice */
function frames(choice) {
  const { entry, state, width, language, asked } = choice;
  const all = distributorsOf(choice).flatMap((distributor) => themesOf(choice).map((theme) => ({ distributor, theme })));
  return all.map(({ distributor, theme }) => {
    const query = queryOf({ element: entry.tag, state: state.name, distributor, theme, lang: language, ...asked });
    const label = `${distributor}, ${theme === 'dark' ? 'mørkt' : 'lyst'}`;
    const source = escapeHtml(`${framePath}${state.path ?? ''}?${query}`);
    const height = state.height ? ` data-height="${state.height}"` : '';
    return `<figure class="width-${width}"><figcaption>${label} <a href="${source}">bare denne</a></figcaption>`
      + `<iframe src="${source}" title="${escapeHtml(`${nameOf(entry.tag)}, ${state.text}, ${label}`)}" data-label="${label}"`
      + ` loading="lazy"${height}></iframe></figure>`;
  }).join('');
}
