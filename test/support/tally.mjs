/**
 * Runs suites, prints the result of each, and counts all results.
 *
 * @param {(line: string) => void} say
 */
export function createTally(say) {
  const total = { passed: 0, failed: 0, skipped: 0 };

  function add(name, { passed, failed, skipped, details }, seconds) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const time = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`;
    say(`${failed > 0 ? 'FAIL' : ' ok '}  ${name}: ${counts({ passed, failed, skipped })}${time}`);
    for (const detail of details) say(`${detail.replaceAll(/^/gm, '      ')}\n`);
  }

  async function runOne({ name, run }) {
    const start = performance.now();
    // A suite that throws counts as failed, and the other suites still run.
    const result = await run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, details: [String(error.stack)] }));
    add(name, result, (performance.now() - start) / 1000);
    return result.failed === 0;
  }

  return {
    /**
     * @param {import('./suites.mjs').Suite[]} suites
     * @param {number} [lanes] number of suites that run in parallel
     * @returns {Promise<boolean>} whether all passed
     */
    async run(suites, lanes = 1) {
      const waiting = [...suites];
      const results = [];
      const lane = async () => {
        for (let suite = waiting.shift(); suite; suite = waiting.shift()) results.push(await runOne(suite));
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return results.every(Boolean);
    },
    /** @param {string} name of a suite that cannot run on this machine @param {string} reason */
    skip(name, reason) {
      total.skipped += 1;
      say(`skip  ${name}: ${reason}`);
    },
    /** @param {string} name of a suite that fails without a run @param {string} reason */
    fail: (name, reason) => add(name, { passed: 0, failed: 1, skipped: 0, details: [reason] }),
    /** Prints the counts. @returns {boolean} whether nothing failed, and something passed */
    close() {
      say(counts(total));
      return total.failed === 0 && total.passed > 0;
    },
  };
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
