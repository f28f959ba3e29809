/**
 * Runs one check. An error of it, such as a file that cannot be read, is a finding like others: each check tells what it found.
 *
 * @typedef {object} Checked
 * @property {string[]} findings
 * @property {string[]} [allowed] what is right as it is, and only waits for a command
 * @property {string | string[]} summary
 *
 * @param {string} name
 * @param {() => Checked | Promise<Checked>} check
 * @returns {Promise<Checked>} of an error a finding for each line of its message
 */
export async function runCheck(name, check) {
  try {
    return await check();
  } catch (error) {
    return { findings: findingsOf(error).map((line) => `${name}: ${line}`), summary: [] };
  }
}

/**
 * The lines to print. A mistake is seen before what only waits for a command.
 *
 * @param {readonly Checked[]} checks
 * @returns {{ lines: string[], hasFailed: boolean }}
 */
export function reportOf(checks) {
  const found = [...checks.flatMap(({ findings }) => findings), ...checks.flatMap(({ allowed = [] }) => allowed)];
  const summary = checks.flatMap((check) => check.summary).filter(Boolean);
  return { lines: [...summary, ...found.map((finding) => `FAIL ${finding}`)], hasFailed: found.length > 0 };
}

/** An error that nobody wrote a message for is a mistake in the check, which is found by its stack. */
function findingsOf(error) {
  if (!(error instanceof Error)) return [String(error)];
  return error.constructor === Error ? error.message.split('\n') : [error.stack ?? error.message];
}
