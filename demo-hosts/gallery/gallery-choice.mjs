import { distributors, readPageChoice } from '../page-choice.mjs';
import { entries } from './entries.mjs';

/** Widths of a frame: the width of the page, or CSS pixels. */
const widths = ['full', '800', '320'];
const themes = ['light', 'dark', 'both'];

/**
 * @typedef {object} GalleryChoice
 * @property {import('./states/state.mjs').Entry} entry
 * @property {import('./states/state.mjs').State} state
 * @property {string} distributor or `all`
 * @property {string} theme or `both`
 * @property {string} width
 * @property {string} language
 * @property {string} loginContext of the address, else of the state
 * @property {string} customer of the address, else of the state
 * @property {string} scenario of the address, else of the state
 * @property {Record<string, string | undefined>} asked the values of these three in the address
 * @property {string[]} problems one Norwegian line for each unknown value
 */

/**
 * Reads the choice from the address of the gallery, or of one of its frames.
 * @param {URLSearchParams} query
 * @returns {GalleryChoice}
 */
export function readGalleryChoice(query) {
  const distributor = query.get('distributor')?.trim() || 'none';
  const known = new URLSearchParams(query);
  if (distributor === 'all') known.delete('distributor');
  const page = readPageChoice(known);
  const entry = find(entries, 'tag', query.get('element'));
  const state = entry.value && find(entry.value.states, 'name', query.get('state'));
  const width = query.get('width') ?? 'full';
  const theme = query.get('theme') ?? 'light';
  const problems = [...page.problems];
  if (entry.isUnknown) problems.push(`Elementet «${query.get('element')}» finnes ikke.`);
  else if (state.isUnknown) problems.push(`Tilstanden «${query.get('state')}» finnes ikke.`);
  return {
    entry: entry.value,
    state: state.value,
    distributor,
    theme: themes.includes(theme) ? theme : 'light',
    width: widths.includes(width) ? width : 'full',
    language: page.language ?? 'nb',
    loginContext: page.loginContext ?? state.value.loginContext ?? 'NETTBANK',
    customer: page.customer ?? state.value.customer ?? 'full',
    scenario: page.scenario ?? state.value.scenario ?? '',
    asked: { loginContext: page.loginContext, customer: page.customer, scenario: page.scenario },
    problems,
  };
}

/** @param {GalleryChoice} choice */
export const distributorsOf = ({ distributor }) => (distributor === 'all' ? distributors : [distributor]);

/** @param {GalleryChoice} choice */
export const themesOf = ({ theme }) => (theme === 'both' ? ['light', 'dark'] : [theme]);

/**
 * The item of a list that a text names. The default is the first item.
 * @template {Record<string, unknown>} T
 * @param {readonly T[]} list @param {keyof T} key @param {string | null} text
 */
function find(list, key, text) {
  const value = text === null ? list[0] : list.find((one) => one[key] === text);
  return { value: /** @type {T} */ (value ?? list[0]), isUnknown: value === undefined };
}
