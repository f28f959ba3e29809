// Of `npm run dev`: loads the page again when it is no longer what would be served, and its frames with it. A page that
// nobody sees holds none of the few connections that a browser has to a server.
const { state } = document.currentScript.dataset;
let waiting;

async function wait() {
  waiting?.abort();
  if (document.visibilityState === 'hidden') return;
  waiting = new AbortController();
  const { signal } = waiting;
  const answer = await fetch(`/demo/next-state?after=${state}`, { signal }).catch(() => undefined);
  if (answer) location.reload();
  // The server is starting anew.
  else if (!signal.aborted) setTimeout(wait, 200);
}

if (window.top === window) {
  document.addEventListener('visibilitychange', wait);
  wait();
}
