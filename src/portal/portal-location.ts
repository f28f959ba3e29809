import type { ReadableStore } from '../platform/store.ts';

export interface PortalLocation extends ReadableStore<string> {
  /** Goes to a path below the base path, with query and hash, without loading the page. */
  readonly navigate: (path: string) => void;
}

/**
 * The part of the address below `basePath`, such as `/tilbud`; one trailing slash, query and hash do not count
 * (RT-20). Follows Back and Forward. `history` is used as it is: a router that patches it would change the host page.
 */
export function createPortalLocation(window: Window, basePath: string): PortalLocation {
  const listeners = new Set<() => void>();
  return {
    get: () => routePath(window.location.pathname, basePath),
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
    navigate(path) {
      const { pathname, search, hash } = window.location;
      // The page one is on is no new step for Back.
      if (basePath + path !== pathname + search + hash) window.history.pushState(null, '', basePath + path);
      for (const listener of [...listeners]) listener();
      window.scrollTo(0, 0);
    },
  };
}

/** An address outside the base path is read as it stands. */
function routePath(pathname: string, basePath: string): string {
  const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
  return (isBelow ? pathname.slice(basePath.length) : pathname).replace(/\/$/, '') || '/';
}
