/** Answers that wait, and their end. Timers alone: the AbortController of a test may be that of an emulated browser. */
export function createDelays() {
  /** @type {Map<ReturnType<typeof setTimeout>, () => void>} */
  const waiting = new Map();
  return {
    /** Settles after so many milliseconds; rejects when all are stopped first. @param {number} ms @returns {Promise<void>} */
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
