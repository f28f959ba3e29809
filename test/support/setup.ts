import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What the build writes into the bundle.
Object.assign(globalThis, { __KFP_VERSION__: '1.2.3-test', __KFP_TAGS__: ['runtime', 'cookie-consent', 'feedback', 'offers', 'overview', 'profile', 'session-warning'].map((name) => `kfp-${name}`) });

/** The files of a project share one page: each test finds it as the first one did. */
afterEach(() => {
  cleanup();
  if (typeof window === 'undefined') return;
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  // With a Max-Age of 0 the page of these tests has the cookie until the next millisecond: too late for a test that follows at once.
  for (const cookie of document.cookie.split('; ')) {
    for (const path of ['', '; Path=/']) document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=-1${path}`;
  }
});
