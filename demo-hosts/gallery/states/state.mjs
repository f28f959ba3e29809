/**
 * @typedef {object} Step an action of the customer or the host after the element has loaded
 * @property {string} [press] tracking name of the button to press, which is the same in every language; the first match counts
 * @property {number} [choose] number of a radio button or checkbox, from 1
 * @property {string} [write] text for the first empty text box
 * @property {string} [call] method of the element, with its arguments in `with`
 * @property {unknown[]} [with]
 */

/**
 * @typedef {object} State one state of an element, as the gallery shows it
 * @property {string} name name in the address
 * @property {string} text name for people
 * @property {string} [customer] default: the usual one
 * @property {string} [scenario] of the stand-in API
 * @property {string} [loginContext]
 * @property {Record<string, string>} [attributes] of the element
 * @property {Record<string, unknown>} [properties] of the element, set before it is defined
 * @property {string[]} [rejects] callbacks of the element that always reject
 * @property {Record<string, unknown>} [config] of `kfp-runtime`
 * @property {string[]} [beside] more tags in the page
 * @property {string} [inside] text of a light child in the slot `chat`
 * @property {Step[]} [steps]
 * @property {string} [path] path below the frame's own path
 * @property {boolean} [isLeaving] the browser leaves the page at once
 * @property {number} [height] fixed height of the frame in CSS pixels; by default it follows the element
 */

/**
 * @typedef {object} Entry
 * @property {string} tag
 * @property {State[]} states the first one is the default
 */

/** @param {string} name @param {string} text @param {Partial<State>} [rest] @returns {State} */
export const state = (name, text, rest = {}) => ({ name, text, ...rest });

/** The states of every element that calls the API: loading and failure. @param {string[]} endpoints that the element depends on */
export const apiStates = (...endpoints) => [
  state('laster', 'Laster', { scenario: endpoints.map((name) => `${name}-timeout`).join(',') }),
  state('feil', 'Feil', { scenario: endpoints.map((name) => `${name}-500`).join(',') }),
];

/** @type {State} */
export const loggedOut = state('ikke-innlogget', 'Ikke innlogget', { scenario: 'no-session' });
