/**
 * @typedef {object} Step something that the customer, or the host, does once the element is there
 * @property {string} [press] the first button that is tracked by this name, which is the same in every language
 * @property {number} [choose] place of a radio button or checkbox, from 1
 * @property {string} [write] what goes into the first text box that is empty
 * @property {string} [call] method of the element, with its arguments in `with`
 * @property {unknown[]} [with]
 */

/**
 * @typedef {object} State one state of an element, as the gallery shows it
 * @property {string} name in the address
 * @property {string} text for people
 * @property {string} [customer] default: the usual one
 * @property {string} [scenario] of the stand-in API
 * @property {string} [loginContext]
 * @property {Record<string, string>} [attributes] of the element
 * @property {Record<string, unknown>} [properties] of the element, set before it is defined
 * @property {string[]} [rejects] callbacks of the element that always fail
 * @property {Record<string, unknown>} [config] of `kfp-runtime`
 * @property {string[]} [beside] more tags of the page
 * @property {string} [inside] text of a light child in the slot `chat`
 * @property {Step[]} [steps]
 * @property {string} [path] below the frame's own
 * @property {boolean} [isLeaving] the page is left at once
 * @property {number} [height] of the frame in CSS pixels, where that does not follow the element
 */

/**
 * @typedef {object} Entry
 * @property {string} tag
 * @property {State[]} states the first one is shown when the address names none
 */

/** @param {string} name @param {string} text @param {Partial<State>} [rest] @returns {State} */
export const state = (name, text, rest = {}) => ({ name, text, ...rest });

/** What each element that asks the API goes through, by the endpoint that it stands or falls with. @param {string[]} endpoints */
export const apiStates = (...endpoints) => [
  state('laster', 'Laster', { scenario: endpoints.map((name) => `${name}-timeout`).join(',') }),
  state('feil', 'Feil', { scenario: endpoints.map((name) => `${name}-500`).join(',') }),
];

/** @type {State} */
export const loggedOut = state('ikke-innlogget', 'Ikke innlogget', { scenario: 'no-session' });
