import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resolveReference } from './operations.mjs';

/** Maximum number of faults that are listed for one response. */
const mostFaults = 5;

/**
 * @typedef {object} ReceivedResponse
 * @property {number} status
 * @property {{ get(name: string): string | null }} headers
 * @property {string} text the whole body
 */

/**
 * Creates a function that compares a response with the description of its endpoint.
 * @param {import('./operations.mjs').OpenApi} openApi
 * @returns {(operation: import('./operations.mjs').Operation, response: ReceivedResponse) => string[]} one line for each fault
 */
export function createResponseCheck(openApi) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, schemas: { api: openApi } });
  addFormats.default(ajv);

  /** @param {{ $ref?: string }} schema @param {unknown} value */
  function schemaFaults(schema, value) {
    const { $ref } = schema;
    const validate = ajv.compile($ref ? { $ref: `api${$ref}` } : schema);
    if (validate(value)) return [];
    const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`);
    const [...all] = new Set(faults);
    return all.length > mostFaults ? [...all.slice(0, mostFaults), `and ${all.length - mostFaults} more`] : all;
  }

  return ({ description }, { status, headers, text }) => {
    const described = description.responses[status] ?? (status >= 400 ? description.responses.default : undefined);
    const expiry = headers.get('x-session-expiry');
    const faults = expiry === null || isSecondsOfADay(expiry) ? [] : [`X-Session-Expiry is «${expiry}», which is no number of seconds up to a day`];
    if (!described) return [...faults, `status ${status}, where ${Object.keys(description.responses).filter((name) => name !== 'default').join(' or ')} is agreed`];
    const { content } = resolveReference(openApi, described);
    if (!content) return text === '' ? faults : [...faults, `a body with status ${status}`];
    // For a failure only the status is checked. The body may say why.
    if (status >= 400 && text === '') return faults;
    const type = headers.get('content-type') ?? '';
    if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) return [...faults, `Content-Type is «${type}», where application/json is agreed`];
    if (text.includes('\ufffd')) faults.push('the body is not in UTF-8, which JSON is, so that letters such as «å» are lost');
    const parsed = parse(text);
    return parsed ? [...faults, ...schemaFaults(content['application/json'].schema, parsed.value)] : [...faults, 'the body is no JSON'];
  };
}

/**
 * Whether the text is a number of seconds, at most a day. Milliseconds and points in time are larger.
 *
 * @param {string} text
 */
const isSecondsOfADay = (text) => /^\d+(?:\.\d+)?$/.test(text) && Number(text) <= 86_400;

/** @param {string} text @returns {{ value: unknown } | undefined} */
function parse(text) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined; // The caller reports it as a fault.
  }
}
