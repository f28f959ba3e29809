import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Result of one suite
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} details texts to print: failures, and warnings of a check
 */

const none = () => ({ passed: 0, failed: 0, skipped: 0, details: [] });
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const short = (text, lines = 25) => stripVTControlCharacters(text).split('\n').slice(0, lines).join('\n');

/**
 * Adds a failure when the command of a suite failed without a failed test, or when the suite ran no test.
 *
 * @param {Result} result
 * @param {{ code: number, output: string }} ended
 * @returns {Result}
 */
export function withCommand(result, { code, output }) {
  const { passed, failed, skipped } = result;
  const hasCrashed = code !== 0 && failed === 0;
  const hasRunNothing = passed + failed === 0;
  if (!hasCrashed && !hasRunNothing) return result;
  const reason = hasCrashed ? `ended with code ${code}` : 'ran no test';
  return { passed, failed: failed + 1, skipped, details: [...result.details, `${reason}\n${output.split('\n').slice(-40).join('\n')}`] };
}

/** @param {{ code: number, output: string }} ended of a command that is one check @returns {Result} */
export function readCheck({ code, output }) {
  if (code !== 0) return { ...none(), failed: 1, details: [short(output, 80)] };
  const warnings = output.split('\n').filter((line) => line.startsWith('near its limit'));
  return { ...none(), passed: 1, details: warnings.length > 0 ? [warnings.join('\n')] : [] };
}

/** @param {string} file written by vitest's JSON reporter @returns {Result} */
export function readVitest(file) {
  const report = readJson(file);
  if (!report) return none();
  const result = none();
  for (const { name, status, message, assertionResults } of report.testResults) {
    for (const test of assertionResults) count(result, test.status, () => `${name}\n${test.fullName}\n${test.failureMessages.join('\n')}`);
    const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    if (isBroken) count(result, 'failed', () => `${name}\n${message}`);
  }
  return result;
}

/** @param {string} output of `node --test` with the reporter beside this file @returns {Result} */
export function readNodeTests(output) {
  const result = none();
  for (const line of output.split('\n').filter((one) => one.startsWith('{"result":'))) {
    const { result: status, name, file, message } = JSON.parse(line);
    count(result, status, () => `${file}\n${name}\n${message}`);
  }
  return result;
}

/** @param {string} file written by Playwright's JSON reporter @returns {Result} */
export function readPlaywright(file) {
  const report = readJson(file);
  const result = none();
  if (!report) return result;
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const status = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed';
        const messages = () => test.results.flatMap(({ errors }) => errors.map(({ message }) => message));
        const describe = () => `${test.projectName} ${suite.file}:${spec.line}\n${[...path, spec.title].join(' › ')}\n${messages().join('\n')}`;
        count(result, status, describe);
        if (test.status === 'flaky') result.details.push(short(`passed at the second try: ${describe()}`));
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
  };
  for (const suite of report.suites) visit(suite, []);
  for (const { message } of report.errors) count(result, 'failed', () => message);
  return result;
}

/** @param {string} file written by our reporter for web-test-runner @returns {Result} */
export function readElements(file) {
  const report = readJson(file);
  const result = none();
  for (const { status, name, message } of report?.tests ?? []) count(result, status, () => `${name}\n${message}`);
  result.details.push(...(report?.retried ?? []));
  return result;
}

function count(result, status, describe) {
  if (status === 'passed') result.passed += 1;
  else if (status === 'failed') {
    result.failed += 1;
    result.details.push(short(describe()));
  } else result.skipped += 1;
}
