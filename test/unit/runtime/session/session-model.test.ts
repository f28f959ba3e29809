import fc from 'fast-check';
import { test } from 'vitest';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { responseOf } from '../../../support/fake-transport.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import type { GuardedPage } from './guarded-page.ts';
import { expiring, extend, logoutCall, openGuardedPage, status } from './guarded-page.ts';

const offers = 'avtaleoversikt/tilbud';
/** Seconds of a session after each call that the backend has taken. */
const length = 100;

/** A backend that ends the session by the true time, and answers late. */
class Backend {
  readonly clock = fakeClock();
  customer: string | null = 'a';
  /** Milliseconds from a call to its response. */
  delay = 0;
  #slept = 0;
  #end = length * 1000;

  sleep(seconds: number): void {
    this.clock.moveWallClock(seconds * 1000);
    this.#slept += seconds * 1000;
  }

  logIn(customer: string | null): void {
    this.customer = customer;
    this.#end = this.#time() + length * 1000;
  }

  /** Takes a call now; its response comes later. */
  async take(body: object, otherwise: () => Response): Promise<Response> {
    if (this.customer !== null && this.#end <= this.#time()) this.customer = null;
    if (this.customer !== null) this.#end = this.#time() + length * 1000;
    const response = this.customer === null ? otherwise() : expiring(length, body)();
    if (this.delay > 0) await new Promise<void>((resolve) => void this.clock.setTimeout(resolve, this.delay));
    return response;
  }

  #time(): number {
    return this.clock.monotonic() + this.#slept;
  }
}

const step = fc.record({
  what: fc.constantFrom('wait', 'call', 'recheck', 'revalidate', 'focus', 'sleep', 'sleep', 'clock', 'killed', 'other', 'login', 'extend', 'cached', 'logout'),
  seconds: fc.integer({ min: 0, max: 120 }),
  delay: fc.constantFrom(0, 0, 50, 150, 2_500),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function perform({ what, seconds }: Step, { runtime }: GuardedPage, server: Backend): void {
  const recheck = () => void runtime.session.recheck();
  const look = () => void window.dispatchEvent(new Event('focus'));
  const steps: Readonly<Record<Step['what'], () => void>> = {
    wait: () => undefined,
    // Each call of the page that is refused has session-status asked.
    call: () => void runtime.api.get(offers).catch(recheck),
    recheck,
    revalidate: runtime.session.revalidate,
    focus: look,
    sleep() {
      server.sleep(seconds * 2);
      look();
    },
    clock() {
      server.clock.moveWallClock((seconds - 60) * 60_000);
      look();
    },
    killed: () => server.logIn(null),
    other: () => server.logIn('b'),
    login() {
      server.logIn('c');
      recheck();
    },
    extend: () => void runtime.extendSession().catch(() => undefined),
    logout() {
      if (seconds > 110 && runtime.session.get().status === 'logged-in') void runtime.logout();
    },
    cached() {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
  };
  steps[what]();
}

const isEnd = (state: string | undefined) => state === 'logged-out' || state === 'expired';

/** Throws when hosts are told of a state that cannot follow the one before. */
function checkStory(states: readonly string[]): void {
  states.forEach((state, index) => {
    const before = states[index - 1];
    if (before && isEnd(before) && state !== 'logged-in') throw new Error(`${state} after ${before}`);
    if (before === 'warning' && state === 'warning') throw new Error('warned twice');
    if (before === undefined && state !== 'logged-in') throw new Error(`${state} first`);
  });
}

/** Plays the steps, then lets all responses come. Throws when the page ends in a state that contradicts the backend or the hosts. */
async function play(steps: readonly Step[]): Promise<void> {
  const server = new Backend();
  const responses = {
    [status]: () => server.take({ kfpSessionId: server.customer }, responseOf(200, {})),
    [offers]: () => server.take({}, responseOf(401)),
    [extend]: () => server.take({}, responseOf(401)),
    [logoutCall]() {
      server.logIn(null);
      return server.take({}, responseOf(200));
    },
  };
  const page = await openGuardedPage({ clock: server.clock, responses });
  const { runtime, left, states, pass } = page;
  const late: string[] = [];
  page.element.addEventListener('kfp-session', (event) => {
    const { state, expiresAt } = (event as CustomEvent<{ state: string; expiresAt: number | null }>).detail;
    if (state === 'logged-out' && expiresAt !== null && expiresAt <= server.clock.now()) late.push(state);
  });
  // Nobody logs in while a log-out is under way.
  const isLoggedOut = steps.some(({ what }) => what === 'logout');
  for (const one of steps) {
    if (left.length > 0) break;
    if (isLoggedOut && one.what === 'login') continue;
    server.delay = one.delay;
    perform(one, page, server);
    for (let passed = 0; passed < (one.what === 'wait' ? one.seconds : 1); passed++) await pass(passed === 0 ? one.delay % 200 : 1_000);
  }
  server.delay = 0;
  for (let second = 0; second < 5; second++) await pass(1_000);
  window.dispatchEvent(new Event('focus'));
  for (let second = 0; second < 5; second++) await pass(1_000);
  // The guard may just be asking the other tabs.
  if (runtime.session.get().status === 'loading') await pass(1_000);
  checkStory(states());
  const { status: now, customer } = runtime.session.get();
  if (left.length > 1) throw new Error('left twice');
  if (late.length > 0 && !isLoggedOut) throw new Error('told a log-out after the deadline');
  if (states().at(-1) === 'expired' && left.length === 0) throw new Error('expired, and not left');
  if (left.length === 0) {
    if (now === 'loading') throw new Error('stuck');
    if (isEnd(states().at(-1)) !== (now === 'logged-out')) throw new Error(`told ${String(states().at(-1))}, and it is ${now}`);
    await runtime.session.recheck();
    await pass(1_000);
    const after = runtime.session.get();
    if ((after.customer ?? null) !== server.customer) throw new Error(`shows ${String(customer)} then ${String(after.customer)} of ${String(server.customer)}`);
    checkStory(states());
  }
  runtime.dispose();
}

test('whatever ends or changes a session, in whatever order: hosts hear one story, and no page hangs SW-22 SW-29 SW-30 SW-31', async () => {
  fakeChannels();
  const numRuns = Math.max(100, Math.ceil(fuzzRuns().numRuns / 10));
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), play), { numRuns });
}, 600_000);
