/** Starts a server of Node on a free port. @returns {Promise<string>} its origin */
export const listen = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)));

/** Ends a server of Node, also the connections that browsers keep open. */
export const close = (server) => new Promise((resolve) => {
  server.close(resolve);
  server.closeAllConnections();
});
