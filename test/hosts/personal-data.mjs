const patterns = [
  /(?<![\w.])\d{11}(?![\w.])/g,
  /(?<![\w.])\d{8}(?![\w.])/g,
  /(?<!\w)\d{4}-\d{3}(?!\w)/g,
  /[\w.+-]+@[\w-]+\.\w[\w.]*/g,
];

/**
 * Personal numbers, phone and policy numbers, and e-mail addresses in a text.
 * @param {string} text
 * @returns {string[]}
 */
export const findPersonalData = (text) => patterns.flatMap((pattern) => text.match(pattern) ?? []);

/**
 * The same in what a service has been sent: the address with its query, where it came from, and the body, whose letters may
 * be escaped. A body that nobody can read is a finding of its own.
 * @param {import('../../demo-hosts/request-log.mjs').LoggedRequest} request
 * @returns {string[]}
 */
export function findPersonalDataSent({ path, query, headers, body }) {
  if (headers['content-encoding'] || /[\0\uFFFD]/.test(body)) return [`${path}: compressed`];
  const letter = (_, ...codes) => String.fromCharCode(Number.parseInt(codes.slice(0, 2).find(Boolean), 16));
  const plain = `${query}\n${body}`.replace(/\\u([\da-f]{4})|%([\da-f]{2})/gi, letter);
  return findPersonalData([path, headers.referer ?? '', plain].join('\n'));
}
