import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';

export interface PortalLocation extends ReadableStore<string> {
  /** Goes to a path below the base path, with query and hash, without loading the page. */
  readonly navigate: (path: string) => void;
  readonly dispose: () => void;
}

/**
 * The part of the address below `basePath`, such as `/tilbud`; one trailing slash, query and hash do not count
 * (RT-20). Follows Back and Forward. `history` is used as it is: a router that patches it would change the host page.
 */
export function createPortalLocation(window: Window, basePath: string): PortalLocation {
  const read = () => routePath(window.location.pathname, basePath);
  const store = createStore(read());
  const update = () => store.set(read());
  window.addEventListener('popstate', update);
  return {
    get: store.get,
    subscribe: store.subscribe,
    navigate(path) {
      window.history.pushState(null, '', basePath + path);
      update();
      window.scrollTo(0, 0);
    },
    dispose: () => window.removeEventListener('popstate', update),
  };
}

function routePath(pathname: string, basePath: string): string {
  const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return below.replace(/\/$/, '') || '/';
}
