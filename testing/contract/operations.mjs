/**
 * @typedef {{ readonly [key: string]: any }} OpenApi an OpenAPI document of version 3.1
 */

/**
 * @typedef {object} Operation
 * @property {string} id the short name of the endpoint
 * @property {string} method in capitals
 * @property {string} path without the prefix; parameters are names in braces
 * @property {string} pointer JSON pointer of the operation in the document
 * @property {{ readonly [key: string]: any }} description
 */

/** All operations of the API. @param {OpenApi} openApi @returns {Operation[]} */
export function operationsOf(openApi) {
  return Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, description]) => ({
      id: description.operationId,
      method: method.toUpperCase(),
      path,
      pointer: `/paths/${escapePart(path)}/${method}`,
      description,
    })));
}

/** @param {string} part of a JSON pointer */
const escapePart = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Resolves a reference. Returns any other value unchanged.
 * @param {OpenApi} openApi
 * @param {{ readonly $ref?: string, readonly [key: string]: any }} value
 */
export function resolveReference(openApi, value) {
  if (value.$ref === undefined) return value;
  return value.$ref.split('/').slice(1).reduce((/** @type {any} */ found, part) => found[part.replaceAll('~1', '/').replaceAll('~0', '~')], openApi);
}
