import { readEnvelope } from '../../demo-hosts/error-envelope.mjs';
import { stringsOfAll } from './customer-strings.mjs';

const patterns = [
  /(?<![\w.])\d{11}(?![\w.])/g,
  /(?<![\w.])\d{8}(?![\w.])/g,
  /(?<!\w)(?:\d{4}-\d{3}|[A-Z]{1,2}-\d{5})(?!\w)/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w[\w.]*/g,
];
const strings = stringsOfAll();

/**
 * Personal numbers, phone and policy numbers, and e-mail addresses in a text, and whatever tells of a test customer.
 * @param {string} text
 * @returns {string[]}
 */
const findPersonalData = (text) => [
  ...patterns.flatMap((pattern) => text.match(pattern) ?? []),
  ...strings.filter(isIn(text)),
];

/** A number of few digits is part of many a time by chance: it counts where no other digit is beside it. */
const isIn = (text) => (one) => (/^\d+$/.test(one) ? new RegExp(`(?<!\\d\\.?)${one}(?!\\d)`).test(text) : text.includes(one));

/**
 * The same in what a service has been sent: the address with its query, where it came from, and the body, whose letters may
 * be escaped. A body that nobody can read is a finding of its own.
 * @param {import('../../testing/server/request-log.mjs').LoggedRequest} request
 * @returns {string[]} the path, the field, and the ends of its value
 */
export function findPersonalDataSent({ path, query, headers, body }) {
  if (!body || headers['content-encoding'] || /[\0\uFFFD]/.test(body)) return [`${path}: not readable`];
  const parts = { path, query, referer: headers.referer ?? '', body };
  if (Object.values(parts).every((part) => findPersonalData(plain(part)).length === 0)) return [];
  return Object.entries({ ...parts, body: read(body) }).flatMap(([name, part]) => findIn(part, name)).map((found) => `${path}: ${found}`);
}

/** Without what JSON and addresses make of letters. */
function plain(text) {
  const letter = (_, ...codes) => String.fromCharCode(Number.parseInt(codes.slice(0, 2).find(Boolean), 16));
  return text.replace(/\\u([\da-f]{4})|%([\da-f]{2})/gi, letter);
}

/** The list of events, or the parts of an error report; what is neither stays as it is. */
function read(body) {
  try {
    return body.startsWith('data=') ? JSON.parse(body.slice('data='.length)) : readEnvelope(body);
  } catch {
    return body;
  }
}

function findIn(value, name) {
  if (typeof value !== 'object' || value === null) {
    return findPersonalData(plain(String(value))).map((found) => `${name}: ${found.slice(0, 2)}…${found.slice(-2)}`);
  }
  return Object.entries(value).flatMap(([key, part]) => [...findIn(key, `name in ${name}`), ...findIn(part, `${name}.${key}`)]);
}
