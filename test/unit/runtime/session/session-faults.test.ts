import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import type { GuardedPage } from './guarded-page.ts';
import { expiring, extend, openGuardedPage, status } from './guarded-page.ts';

const offers = 'avtaleoversikt/tilbud';
const stepsPerRun = 20;
/** Seconds of a session after each call that the backend has taken. */
const length = 100;

/** A backend that really ends the session, by the true time. */
class Backend {
  readonly clock = fakeClock();
  #slept = 0;
  #end = length * 1000;

  time(): number {
    return this.clock.monotonic() + this.#slept;
  }

  sleep(milliseconds: number): void {
    this.clock.moveWallClock(milliseconds);
    this.#slept += milliseconds;
  }

  /** Milliseconds that the session still lasts; negative when it is over. */
  left(): number {
    return this.#end - this.time();
  }

  /** The session is over; the call that finds it out is refused. */
  refuse(): Response {
    this.#end = Math.min(this.#end, this.time());
    return responseOf(401)();
  }

  /** A call that reaches it, and what it answers. */
  take(body: object, isOpen = false): Response {
    if (this.left() <= 0) return isOpen ? responseOf(200, {})() : responseOf(401)();
    this.#end = this.time() + length * 1000;
    return expiring(length, body)();
  }
}

const faults: Readonly<Record<string, (server: Backend) => unknown>> = {
  500: () => responseOf(500)(),
  401: (server) => server.refuse(),
  403: () => responseOf(403)(),
  hang: () => createDeferred().promise,
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
};

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('wait', 'call', 'late', 'extend') },
    { weight: 4, arbitrary: fc.constantFrom('500', '403', 'hang', 'offline') },
    { weight: 1, arbitrary: fc.constantFrom('401', 'sleep', 'forward', 'back') },
  ),
  seconds: fc.integer({ min: 5, max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function perform({ what, seconds }: Step, { runtime, backend }: GuardedPage, server: Backend): Promise<void> {
  const { clock } = server;
  if (what === 'sleep') server.sleep(seconds * 10_000);
  else if (what === 'forward') clock.moveWallClock(seconds * 60_000);
  else if (what === 'back') clock.moveWallClock(-seconds * 60_000);
  else if (what === 'call') await runtime.api.get(offers).catch(() => undefined);
  else if (what === 'late') {
    const late = createDeferred<Response>();
    backend.answer({ [offers]: late.promise });
    const slow = runtime.api.get(offers).catch(() => undefined);
    backend.answer({ [offers]: () => server.take({}) });
    clock.advance(100);
    await runtime.api.get(offers).catch(() => undefined);
    late.resolve(expiring(5_000)());
    await slow;
  } else if (what !== 'wait') {
    backend.answer({ [extend]: () => (faults[what] ?? ((one: Backend) => one.take({})))(server) });
    runtime.extendSession().catch(() => undefined);
  }
}

/** Plays the steps in two tabs; gives how many of them were faults. */
async function play(steps: readonly Step[]): Promise<number> {
  const server = new Backend();
  const responses = { [status]: () => server.take({ kfpSessionId: 'a' }, true), [offers]: () => server.take({}) };
  const tabs = [await openGuardedPage({ clock: server.clock, responses }), await openGuardedPage({ clock: server.clock, responses })];
  let count = 0;
  for (const one of steps) {
    const tab = tabs[one.tab];
    const isLoggedIn = (page: GuardedPage) => page.runtime.session.get().status === 'logged-in';
    if (!tab || !isLoggedIn(tab)) continue;
    if (one.what in faults) count += 1;
    await perform(one, tab, server);
    await tab.pass(20);
    for (let passed = 0; passed < one.seconds; passed++) {
      await tab.pass(1_000);
      for (const { left, runtime, clock } of tabs) {
        if (left.length > 0 && server.left() > 0) throw new Error('false log-out');
        if (left.length > 1) throw new Error('left twice');
        const believed = isLoggedIn(tab) ? (runtime.session.get().expiresAt ?? 0) - clock.now() : 0;
        if (believed > Math.max(0, server.left()) + 2_000) throw new Error('phantom extension');
      }
    }
    for (const page of tabs) if (server.left() < -5_000 && isLoggedIn(page)) throw new Error('missed expiry');
  }
  for (const { runtime } of tabs) runtime.dispose();
  return count;
}

test('faults in two tabs: no phantom extension, no false log-out, never left twice C3 SW-15 SW-20 SW-28 SW-31', async () => {
  fakeChannels();
  const numRuns = Math.max(80, Math.ceil(fuzzRuns().numRuns / 40));
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun }), async (steps) => {
      count += await play(steps);
    }),
    { numRuns },
  );
  console.info(`C3: ${String(numRuns)} runs, ${String(count)} faults, no phantom extension, no false log-out, none left twice`);
  expect(count).toBeGreaterThanOrEqual(200);
}, 600_000);
