/** Delays of responses, which can be stopped. It uses no AbortController, as a test's may be that of an emulated browser. */
export function createDelays() {
  /** @type {Map<ReturnType<typeof setTimeout>, () => void>} */
  const waiting = new Map();
  return {
    /** Resolves after `ms` milliseconds; rejects when the delays are stopped first. @param {number} ms @returns {Promise<void>} */
    wait: (ms) => new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        resolve();
      }, ms);
      waiting.set(timer, () => reject(new Error('The server is closed.')));
    }),
    stop() {
      for (const [timer, end] of waiting) {
        clearTimeout(timer);
        end();
      }
      waiting.clear();
    },
  };
}
