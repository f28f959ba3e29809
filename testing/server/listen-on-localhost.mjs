/**
 * Listens on 127.0.0.1 and, if the machine has it, on ::1, because `localhost` may mean either.
 * @param {readonly import('node:http').Server[]} servers one for each address
 * @param {number} port 0 for any free port
 * @returns {Promise<number>} the port; rejects with code EADDRINUSE when the port is taken
 */
export async function listenOnLocalhost([first, second], port) {
  if (!first || !second) throw new Error('Two servers are needed.');
  for (let attempt = 1; ; attempt += 1) {
    const taken = await listen(first, port, '127.0.0.1');
    try {
      await listen(second, taken, '::1');
      return taken;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      // The machine has no ::1, so `localhost` means 127.0.0.1.
      if (!isTaken) return taken;
      await new Promise((resolve) => first.close(resolve));
      if (port !== 0 || attempt === 5) throw error;
    }
  }
}

/** @param {import('node:http').Server} server @param {number} port @param {string} host @returns {Promise<number>} */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
