/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
export const isText = (value) => typeof value === 'string';
/** @type {Check} */
export const isFlag = (value) => typeof value === 'boolean';

/**
 * Creates a check for a body: it must have all fields of `required`, may have fields of `optional`, and no others.
 * @param {Record<string, Check>} required
 * @param {Record<string, Check>} [optional]
 * @returns {(body: unknown) => string | undefined} the reason why a body is wrong
 */
export function fields(required, optional = {}) {
  const known = { ...required, ...optional };
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be a JSON object.';
    const missing = Object.keys(required).find((name) => !Object.hasOwn(body, name));
    if (missing !== undefined) return `The body lacks the field ${missing}.`;
    for (const [name, value] of Object.entries(body)) {
      const check = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!check) return `The body has the unknown field ${name}.`;
      if (!check(value)) return `The field ${name} has a wrong type.`;
    }
    return undefined;
  };
}

/**
 * Creates a check for a body that must have exactly one of the fields.
 * @param {Record<string, Check>} choices
 * @returns {(body: unknown) => string | undefined}
 */
export function oneOf(choices) {
  const checkFields = fields({}, choices);
  return (body) => {
    const reason = checkFields(body);
    if (reason !== undefined) return reason;
    const isOne = Object.keys(/** @type {object} */ (body)).length === 1;
    return isOne ? undefined : `The body must have exactly one of ${Object.keys(choices).join(', ')}.`;
  };
}
