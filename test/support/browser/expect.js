/**
 * The assertions of the element tests. They need no library, as the tests run in the browser without a bundler.
 *
 * @param {unknown} actual
 */
export function expect(actual) {
  const check = (holds, claim) => {
    if (!holds) throw new Error(`expected ${show(actual)} ${claim}`);
  };
  return {
    toBe: (expected) => check(Object.is(actual, expected), `to be ${show(expected)}`),
    toEqual: (expected) => check(isEqual(actual, expected), `to equal ${show(expected)}`),
    toContain: (part) => check(actual.includes(part), `to contain ${show(part)}`),
    toMatch: (pattern) => check(pattern.test(actual), `to match ${pattern}`),
    toBeLessThan: (limit) => check(actual < limit, `to be less than ${limit}`),
    toBeGreaterThan: (limit) => check(actual > limit, `to be greater than ${limit}`),
  };
}

/**
 * Waits until a condition holds. It checks the condition every 16 ms, also in a hidden page.
 *
 * @template T
 * @param {() => T} ask the condition; a truthy result ends the wait
 * @param {string | (() => string)} what the error message, or a function that is called for it at the time limit
 * @param {number} [limit] milliseconds
 * @returns {Promise<T>} rejects at the time limit
 */
export async function until(ask, what, limit = 5000) {
  const end = performance.now() + limit;
  for (;;) {
    const answer = ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`never within ${limit} ms: ${typeof what === 'function' ? what() : what}`);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

function show(value) {
  if (value?.nodeType === 1) return `<${value.localName}>`;
  return typeof value === 'function' ? `function ${value.name}` : (JSON.stringify(value) ?? String(value));
}

function isEqual(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isEqual(a[key], b[key]));
}
