// For `npm run dev`: reloads the page and its frames when the server has a newer version. A hidden page keeps no request
// open, as a browser allows only a few connections to a server.
const { state } = document.currentScript.dataset;
let waiting;

async function wait() {
  waiting?.abort();
  if (document.visibilityState === 'hidden') return;
  waiting = new AbortController();
  const { signal } = waiting;
  const response = await fetch(`/demo/next-state?after=${state}`, { signal }).catch(() => undefined);
  if (response) location.reload();
  // The server is restarting.
  else if (!signal.aborted) setTimeout(wait, 200);
}

if (window.top === window) {
  document.addEventListener('visibilitychange', wait);
  wait();
}
