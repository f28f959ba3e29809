import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * A web-test-runner reporter that writes the results of all tests in all browsers to one file, for `readElements`, with the
 * names of those that passed at the second try. It reports a failed test for a file that did not load, and for a browser that
 * ran no test.
 *
 * @param {string} file
 * @returns {import('@web/test-runner').Reporter}
 */
export function elementReport(file) {
  let browserNames = [];
  return {
    start(args) {
      browserNames = args.browserNames;
    },
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(testsOf);
      const idle = browserNames.filter((name) => !tests.some(({ browser }) => browser === name));
      for (const browser of idle) tests.push({ browser, name: browser, status: 'failed', message: 'no test ran in this browser' });
      mkdirSync(dirname(file), { recursive: true });
      const retried = sessions.flatMap(({ browser, logs }) => logs.flat().filter(isSecondTry).map((line) => `${browser.name}: ${line}`));
      writeFileSync(file, JSON.stringify({ tests, retried }, null, 2));
    },
  };
}

/** The line of `browser/page.js` about a test that failed once. */
const isSecondTry = (line) => typeof line === 'string' && line.startsWith('passed at the second try: ');

function testsOf({ browser, testFile, testResults, errors, passed }) {
  const label = `${browser.name} ${relative('', testFile)}`;
  const tests = testResults ? flatten(testResults, label).map((test) => ({ browser: browser.name, ...test })) : [];
  const failure = (message) => ({ browser: browser.name, name: label, status: 'failed', message });
  if (errors.length > 0) return [...tests, ...errors.map((error) => failure(describeError(error)))];
  const isExplained = passed || tests.some(({ status }) => status === 'failed');
  return isExplained ? tests : [...tests, failure('the file failed without a failed test')];
}

function flatten({ name, suites, tests }, path) {
  const title = name ? `${path} › ${name}` : path;
  const own = tests.map((test) => ({
    name: `${title} › ${test.name}`,
    status: test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed',
    message: describeError(test.error),
  }));
  return [...own, ...suites.flatMap((suite) => flatten(suite, title))];
}

/** The stack with the message, which the stacks of some engines lack. */
function describeError(error) {
  if (!error) return '';
  const { message, stack = '' } = error;
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
