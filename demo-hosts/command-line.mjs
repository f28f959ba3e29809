/** Functions of the commands that serve the demo pages. They need only Node, also an old version. */

/** Prints what is wrong, and ends the process. @param {string} line @returns {never} */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** The port: the variable PORT, or 8000. Ends the process when PORT is not a port. @param {string} command for the advice */
export function readPort(command) {
  const text = process.env.PORT;
  if (text === undefined) return 8000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) giveUp(`PORT must be a number from 1 to 65535, not "${text}": PORT=8001 ${command}`);
  return port;
}

/**
 * Ends the process when the port is not available, and suggests another port.
 * @param {unknown} error of the server that tried to listen
 * @param {number} port
 * @param {string} command for the advice
 * @returns {never}
 * @throws the error itself, when it has another reason
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
