import type { QueryClient } from '@tanstack/react-query';
import { onlineManager } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { withIntent } from '../../api/client.ts';
import { errorType } from '../../api/errors.ts';
import { extendSession, logout } from '../../api/session-changes.ts';
import { sessionStatusQuery } from '../../api/session.ts';
import { portalPath } from '../../domain/link.ts';
import { wait } from '../../platform/clock.ts';
import { listen } from '../../platform/listen.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { holdHeights } from './held-heights.ts';
import { createSessionCountdown } from './session-countdown.ts';
import type { SessionEnd, SessionEndOptions } from './session-end.ts';
import { createSessionEnd } from './session-end.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionTabs } from './session-tabs.ts';
import { createSessionTabs } from './session-tabs.ts';
import { createNobodyCheck } from './shared-customer.ts';

export interface SessionGuardOptions extends SessionEndOptions {
  readonly window: Window & typeof globalThis;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/** Watches the session of the page. As a store: whole seconds left while the customer is warned, else null. */
export interface SessionGuard extends ReadableStore<number | null> {
  /** Prolongs the session. Concurrent calls share one request. Rejects on failure; a 401 also ends the session. */
  readonly extend: () => Promise<void>;
  /** Logs out and leaves the page. Concurrent calls share one request. Never rejects. */
  readonly logOut: () => Promise<void>;
  /** Makes the other tabs refetch the data that the customer has changed here. */
  readonly tellChange: SessionTabs['tellChange'];
  readonly dispose: () => void;
}

/** Milliseconds that this tab waits for a newer deadline from other tabs before it ends the session. */
const answerTime = 100;

/** Warns, prolongs and ends the session, in step with the other tabs. */
export function createSessionGuard(options: SessionGuardOptions): SessionGuard {
  const { window, clock, session } = options;
  const end = createSessionEnd(options);
  let step: 'none' | 'waiting' | 'asking' = 'none'; // `decide` waits for other tabs, then it asks session-status.
  let isDisposed = false;
  const { logOut, isSending } = createLogOut(options, end, () => tabs.tellLogout());

  const tabs = createSessionTabs({
    ...options,
    isExtendingHere: () => extend.isUnderWay(),
    onLogout: () => void (isSending() || checkLogout(session, end, () => isDisposed)),
    onNobody: () => void checkNobody(),
    onOtherCustomer: async () => (isSending() ? undefined : hideAndCheck(session)),
    onChange: (names) => askAgain(options, names),
  });
  const time = watchTime(session);
  const stops = [holdHeights(options), doubtCustomerOnVisibilityChange(options)];
  const checkNobody = createNobodyCheck(session, end, () => countdown.get() !== null || isPassed());
  const isPassed = () => session.get().customer !== null && (session.left() ?? 1) <= 0;

  async function decide(): Promise<void> {
    if (step === 'asking') return;
    session.setStatus('loading'); // Hides the data: the person who wakes the device may not be the customer.
    if (step === 'waiting') return;
    step = 'waiting';
    const unmute = session.muteLogout();
    tabs.ask();
    await wait(clock, answerTime);
    // Another tab or a clock jump makes the deadline doubtful. An extension under way may have reached the backend.
    // A backend that says of each session that it has passed would make the page load itself without end.
    const isUnsure = session.deadline.isDoubtful()
      || (isPassed() && (extend.isUnderWay() || tabs.isExtending() || tabs.isUnconfirmed() || (!time.wasLeft() && end.leadsHere())));
    step = 'asking';
    if (isUnsure) await askSession(options);
    step = 'none';
    unmute();
    if (isDisposed) return;
    const { status, customer } = session.get();
    if (isPassed() || (status === 'logged-out' && session.isNews('logged-out'))) end.expire();
    else if (status === 'loading' && customer !== null) session.setStatus('logged-in');
    else countdown.check();
  }

  const countdown = createSessionCountdown({ window, clock, session, onPassed: () => void decide() });

  const extend = createExtension(options, countdown, () => {
    tabs.tellLogout();
    end.expire();
  });

  return {
    get: countdown.get, subscribe: countdown.subscribe,
    extend, logOut, tellChange: tabs.tellChange,
    dispose() {
      isDisposed = true;
      for (const part of [countdown, tabs, time]) part.dispose();
      for (const stop of stops) stop();
    },
  };
}

/** Watches whether the session has had time left in this page. */
function watchTime(session: SessionStore): { readonly wasLeft: () => boolean; readonly dispose: () => void } {
  let wasLeft = false;
  const check = () => void (wasLeft ||= (session.left() ?? 0) > 0);
  check();
  return { wasLeft: () => wasLeft, dispose: session.subscribe(check) };
}

/**
 * While the page is hidden, somebody else may log in on a page without our elements. So what session-status said before the
 * return counts as stale: the next change, and the next element that mounts, request it first. The return itself requests
 * nothing (SW-25).
 */
function doubtCustomerOnVisibilityChange({ window, queryClient, api }: SessionGuardOptions): () => void {
  const { queryKey } = sessionStatusQuery(api);
  const doubt = () => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return listen(window, ['visibilitychange'], doubt, { capture: true });
}

/** Refetches the named queries. The session query is not among them: it has tab messages of its own. */
function askAgain({ queryClient }: SessionGuardOptions, names: readonly unknown[]): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [, name] }) => name !== 'session' && names.includes(name) });
}

/** Asks session-status. A logged-in customer stays logged in: a response without a new expiry clears the passed deadline. */
async function askSession({ session, clock }: SessionGuardOptions): Promise<void> {
  await session.recheck('fresh');
  if (session.get().status === 'logged-in' && (session.left() ?? 1) <= 0) session.setExpiry(null, clock.monotonic());
}

/** Creates `logOut`. While its call is under way, a message of another tab is no news. */
function createLogOut(options: SessionGuardOptions, end: SessionEnd, tellTabs: () => void) {
  const { session } = options;
  let isCallUnderWay = false;
  const logOut = singleFlight(async () => {
    const { customer } = session.get();
    await changesEnded(options);
    // The session may have ended meanwhile, or be that of the next customer.
    const now = session.get().customer;
    if (customer !== null && now === null) end.followLogout();
    if (now !== customer) return;
    isCallUnderWay = true;
    const logoutUrl = await sendLogout(options);
    isCallUnderWay = false;
    tellTabs();
    end.logOut(logoutUrl);
  });
  return { logOut, isSending: () => isCallUnderWay };
}

/** Milliseconds that a log-out waits for the customer's changes. */
const changesTime = 5_000;

/**
 * Resolves when no change of the customer is under way, as the log-out drops what has not been sent. Does not wait while the
 * device is offline, nor after the customer has changed.
 */
function changesEnded({ queryClient, clock, session }: SessionGuardOptions): Promise<void> {
  const { customer } = session.get();
  return new Promise((resolve) => {
    const cancel = clock.setTimeout(end, changesTime);
    const stops = [queryClient.getMutationCache().subscribe(check), session.subscribe(check), onlineManager.subscribe(check)];
    function end(): void {
      for (const stop of stops) stop();
      cancel();
      resolve();
    }
    function check(): void {
      if (queryClient.isMutating() === 0 || !onlineManager.isOnline() || session.get().customer !== customer) end();
    }
    check();
  });
}

/** Sends the logout; never rejects. Gives the page that the backend names, if any. */
async function sendLogout({ session, api, config, links, marketSource }: SessionGuardOptions): Promise<string | undefined> {
  const { loggUtUrl } = config.get().info;
  session.close('loading');
  marketSource.write(undefined);
  // The customer goes to the log-out page even when the call fails (LG-31).
  const data = await logout(api, loggUtUrl ?? new URL(links.place(portalPath)).pathname).catch(() => undefined);
  return data?.logoutUrl;
}

/** Handles a logout message of another tab. The message is a hint: session-status decides. */
async function checkLogout(session: SessionStore, end: SessionEnd, isDisposed: () => boolean): Promise<void> {
  if (session.get().status !== 'logged-out') {
    const unmute = session.muteLogout();
    await hideAndCheck(session);
    unmute();
  }
  if (!isDisposed() && session.get().status === 'logged-out') end.followLogout();
}

/** Hides the customer's data until session-status has answered. */
async function hideAndCheck(session: SessionStore): Promise<void> {
  session.setStatus('loading');
  await session.recheck('fresh');
}

/** Creates `extend`. Tries that fail during one warning share one `Idempotency-Key`; a press after a success is a new intent. */
function createExtension(options: SessionGuardOptions, countdown: ReadableStore<number | null>, onRefused: () => void): SingleFlight {
  let intent: ApiClient | undefined;
  countdown.subscribe(() => {
    if (countdown.get() === null) intent = undefined;
  });
  return singleFlight(async () => {
    const isWarned = countdown.get() !== null;
    const api = intent ?? withIntent(options.api);
    intent = isWarned ? api : undefined;
    await sendExtension({ ...options, api }, isWarned, onRefused);
    intent = undefined;
  });
}

/** Prolongs the session, or rejects. Calls `onRefused` when the backend no longer knows the session. */
async function sendExtension({ api, clock, session }: SessionGuardOptions, isWarned: boolean, onRefused: () => void): Promise<void> {
  const { customer } = session.get();
  const sentAt = clock.monotonic();
  try {
    await extendSession(api);
  } catch (error) {
    const isTheirs = customer !== null && customer === session.get().customer;
    if (isTheirs && errorType(error) === 'unauthorized') {
      // A later call has renewed the session, so this 401 may be outdated.
      if (session.deadline.sentAt() > sentAt) await session.recheck();
      else onRefused();
    }
    throw error;
  }
  // A response without an expiry header also makes the old deadline void (SW-19).
  if (session.deadline.sentAt() < sentAt) session.setExpiry(null, sentAt);
  const { status, expiresAt } = session.get();
  if (status === 'logged-in' && expiresAt === null) await session.recheck();
  // During a warning the countdown tells hosts.
  if (!isWarned && session.get().status === 'logged-in') session.tell('extended');
}

interface SingleFlight {
  (): Promise<void>;
  readonly isUnderWay: () => boolean;
}

/** Runs `run` at most once at a time: concurrent calls get the same promise. */
function singleFlight(run: () => Promise<void>): SingleFlight {
  let underWay: Promise<void> | undefined;
  const call = () => (underWay ??= run().finally(() => (underWay = undefined)));
  return Object.assign(call, { isUnderWay: () => underWay !== undefined });
}
