/**
 * @typedef {object} ApiResponse
 * @property {number} status 0 for a broken connection
 * @property {unknown} [body] sent as JSON; absent for no body
 * @property {string} [raw] sent as it is instead of `body`
 * @property {string} [type] content type of `raw`
 */

/** @param {unknown} body @returns {ApiResponse} */
export const ok = (body) => ({ status: 200, body });

/** @type {ApiResponse} */
export const noContent = { status: 204 };

/** No response: the connection breaks. @type {ApiResponse} */
export const reset = { status: 0 };

/** A refusal with its reason. @param {number} status @param {string} reason @returns {ApiResponse} */
export const refusal = (status, reason) => ({ status, body: { reason } });
