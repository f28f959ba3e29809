/** What the commands that serve the demo pages have in common. Needs nothing but Node, also an old one. */

/** One line that says what is wrong, and the end. @param {string} line @returns {never} */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** The port of the address; 8000 unless PORT says another. Gives up where that is none. @param {string} command for the advice */
export function readPort(command) {
  const text = process.env.PORT;
  if (text === undefined) return 8000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) giveUp(`PORT must be a number from 1 to 65535, not "${text}": PORT=8001 ${command}`);
  return port;
}

/**
 * Gives up on a port that cannot be had, and says which to take instead.
 * @param {unknown} error of the server that wanted to listen
 * @param {number} port
 * @param {string} command for the advice
 * @returns {never}
 * @throws the error, when it has another reason
 */
export function giveUpPort(error, port, command) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port === 8001 ? 8002 : 8001;
    giveUp(`Port ${port} is taken: stop what uses it, or take another with PORT=${other} ${command}`);
  }
  if (code === 'EACCES') giveUp(`Port ${port} may not be used: take a higher one with PORT=8001 ${command}`);
  throw error;
}

/** @param {string} origin */
export function printAddresses(origin) {
  console.log(`
  kfp elements are served at

  ${origin}/                               all demo pages, customers and scenarios
  ${origin}/docs/                          documentation
  ${origin}/demo/online-bank/              online bank
  ${origin}/demo/mobile-bank/              mobile bank
  ${origin}/demo/own-routes/               bank with a router of its own
  ${origin}/demo/gallery/                  every element in every state
  ${origin}/demo/analytics/                what was sent to analytics
  ${origin}/demo/error-reports/            what was sent to the error service
  ${origin}/privat/forsikring/oversikt     standalone portal

  Ctrl-C stops.`);
}
