import type { SessionStore } from './session-store.ts';

/**
 * A page from the back/forward cache may belong to somebody who has logged out since. It goes there without the
 * customer's data, so that its first picture afterwards has none either (CF-70).
 */
export function guardBfcache(window: Window, session: SessionStore): () => void {
  const onTransition = ({ type, persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    session.hide();
    if (type === 'pageshow') void session.recheck();
  };
  window.addEventListener('pagehide', onTransition);
  window.addEventListener('pageshow', onTransition);
  return () => {
    window.removeEventListener('pagehide', onTransition);
    window.removeEventListener('pageshow', onTransition);
  };
}
