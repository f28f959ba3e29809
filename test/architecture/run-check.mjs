/**
 * Runs one check. An error of it, such as a file that cannot be read, is a finding like others: each check tells what it found.
 *
 * @typedef {{ findings: string[], summary?: string | string[] }} Checked
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

/** An error that nobody wrote a message for is a mistake in the check, which is found by its stack. */
function findingsOf(error) {
  if (!(error instanceof Error)) return [String(error)];
  return error.constructor === Error ? error.message.split('\n') : [error.stack ?? error.message];
}
