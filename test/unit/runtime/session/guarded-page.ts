import { onTestFinished, vi } from 'vitest';
import { responseOf } from '../../../support/fake-transport.ts';
import type { TestRuntime, TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { documentPrototype } from '../../../support/document-prototype.ts';

export const status = 'auth/session-status';
export const extend = 'POST auth/session-extend';
export const logoutCall = 'POST auth/logout';

/** A response with the header that tells how many seconds are left. */
export function expiring(seconds: number | string, body: unknown = { kfpSessionId: 'a' }, code = 200): () => Response {
  return responseOf(code, body, { 'X-Session-Expiry': String(seconds) });
}

export interface GuardedPage extends TestRuntime {
  /** Where the page was sent, in order. */
  readonly left: readonly string[];
  /** Seconds of the warning; null without one. */
  readonly seconds: () => number | null;
  readonly states: () => string[];
}

interface GuardedPageOptions extends TestRuntimeOptions {
  /** What session-status tells at first. */
  readonly expiresIn?: number;
  /** The tag of an element that is on the page; none by default. */
  readonly tag?: string;
}

export const info = { loggUtUrl: '/logget-ut/', timeoutUrl: '/utlopt/' };

/** A page with a session, whose guard is there. */
export async function openGuardedPage({ expiresIn = 120, tag = 'kfp-session-warning', ...options }: GuardedPageOptions = {}): Promise<GuardedPage> {
  const left: string[] = [];
  const page = createTestRuntime({
    config: { info },
    window: windowThatStays((url) => left.push(url.replace(location.origin, ''))),
    ...options,
    responses: { [status]: expiring(expiresIn), [extend]: expiring(1200, '', 204), ...options.responses },
  });
  const stop = page.runtime.elements.add({ element: document.createElement(tag), needsCustomer: false });
  onTestFinished(stop);
  await page.pass();
  let get: () => number | null = () => null;
  void page.runtime.getGuard().then((guard) => (get = guard.get));
  await page.pass();
  return {
    ...page,
    left,
    seconds: () => get(),
    states: () => page.eventsOf('kfp-session').map((detail) => (detail as { readonly state: string }).state),
  };
}

/** The page is put behind another tab, or in front again. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(documentPrototype, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The window, but an address that it is sent to is only noted: several pages of a test share the one window. */
export function windowThatStays(onLeave: (url: string) => void): Window & typeof globalThis {
  const read = <T extends object>(target: T, key: PropertyKey): unknown => {
    const value: unknown = Reflect.get(target, key);
    return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
  };
  const place = new Proxy(window.location, { get: (target, key) => (key === 'assign' ? onLeave : read(target, key)) });
  return new Proxy(window, { get: (target, key) => (key === 'location' ? place : read(target, key)) });
}
