import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Constants that the build inlines into the bundle.
Object.assign(globalThis, { __KFP_VERSION__: '1.2.3-test', __KFP_TAGS__: ['runtime', 'cookie-consent', 'feedback', 'offers', 'overview', 'portal', 'profile', 'session-warning'].map((name) => `kfp-${name}`) });

/** The channels of Node reach the other threads of the process, in which other files run. */
const thread = crypto.randomUUID();
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${thread}`);
  }
}
if (BroadcastChannel.name !== OwnChannel.name) globalThis.BroadcastChannel = OwnChannel;

/** Restores the page after each test, as all files of a project share one page. */
afterEach(() => {
  cleanup();
  if (typeof window === 'undefined') return;
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  // With Max-Age=0, this page keeps the cookie until the next millisecond, so the next test could still see it.
  for (const cookie of document.cookie.split('; ')) {
    for (const path of ['', '; Path=/']) document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=-1${path}`;
  }
});
