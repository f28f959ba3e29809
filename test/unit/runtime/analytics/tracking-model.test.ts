import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceMood, Tab } from '../../../support/tracking-world.ts';
import { TrackingWorld } from '../../../support/tracking-world.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';

/** `FUZZ_RUNS=35000 npx vitest run …` is the whole of it (A8). */
const steps = Math.max(600, fuzzRuns().numRuns * 0.3);
const stepsOfRun = 40;

type Step = fc.AsyncCommand<object, TrackingWorld>;

/** A step that is followed by the account of every event. */
function step(name: string, run: (world: TrackingWorld) => unknown): Step {
  return {
    check: () => true,
    async run(_, world) {
      await run(world);
      world.check();
      expect(world.wrongs).toEqual([]);
    },
    toString: () => name,
  };
}

/** A step of one of the tabs of which something can still be heard. */
function tabStep(name: string, which: number, run: (world: TrackingWorld, tab: Tab) => unknown): Step {
  return step(`${name} (${String(which)})`, (world) => {
    const living = world.tabs.filter(({ state }) => state !== 'crashed');
    const tab = living[which % living.length];
    return tab && run(world, tab);
  });
}

const which = fc.nat(3);
const circle: { event: string; value?: unknown } = { event: 'Statistikk' };
circle.value = circle;

const commands = [
  fc.tuple(which, fc.integer({ min: 1, max: 60 }), fc.constantFrom(10, 2_000))
    .map(([at, count, size]) => tabStep(`track ${String(count)} of ${String(size)}`, at, (world, tab) => {
      if (tab.state === 'open') for (let index = 0; index < count; index += 1) world.track(tab, size);
    })),
  fc.tuple(which, fc.constantFrom<unknown>(circle, null, { event: 'Statistikk', value: 'x'.repeat(70_000) }))
    .map(([at, event]) => tabStep('track poison', at, (_, tab) => tab.state === 'open' && tab.page.track(event as object))),
  fc.constantFrom(0, 250, 1_000, 5_000, 60_000, 90_000).map((time) => step(`pass ${String(time)}`, (world) => world.pass(time))),
  ...[1_000, 5_000, 6_000].map((time) => fc.constant(step(`pass ${String(time)}`, (world) => world.pass(time)))),
  fc.constantFrom<ServiceMood>('take', 'take', 'hold', 'lose', 'broken', 'busy', 'too large', 'refuse', 'throw', 'nonsense')
    .map((mood) => step(`service: ${mood}`, (world) => void (world.mood = mood))),
  fc.tuple(fc.boolean(), fc.constantFrom(200, 503, 400)).map(([isLast, status]) =>
    step(`answer ${String(status)}`, (world) => world.settle(isLast, status))),
  fc.constantFrom('accepted' as const, 'denied' as const, null).map((answer) => step(`say ${String(answer)}`, (world) => world.say(answer))),
  fc.constantFrom('denied' as const, null).map((answer) => step(`unheard: ${String(answer)}`, (world) => world.change(answer))),
  fc.constant(step('say yes', (world) => world.say('accepted'))),
  fc.constant(step('all goes well', (world) => { world.say('accepted'); world.mood = 'take'; return world.pass(7_000); })),
  which.map((at) => tabStep('leave', at, (world, tab) => world.leave(tab))),
  which.map((at) => tabStep('come back', at, (world, tab) => world.comeBack(tab))),
  which.map((at) => tabStep('online', at, (_, tab) => tab.state === 'open' && tab.window.dispatchEvent(new Event('online')))),
  which.map((at) => tabStep('log out or in', at, (_, { page: { session } }) =>
    session.set(session.get().status === 'logged-in'
      ? { status: 'logged-out', customer: null, expiresAt: null }
      : { status: 'logged-in', customer: 'a', expiresAt: null }))),
  fc.constant(step('open a tab', (world) => world.tabs.length < 6 && world.open())),
  which.map((at) => tabStep('crash', at, (world, tab) => world.tabs.length > 1 && world.crash(tab))),
];

test('every event is accounted for after each step, and a no is the end of what was before it A3, A8, TR-59, TR-60', async () => {
  let [runs, events] = [0, 0];
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: stepsOfRun, size: 'max' }), async (list) => {
    const world = new TrackingWorld();
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), list);
    } finally {
      runs += [...list].length;
      events += world.received.size;
      world.end();
    }
    expect(world.wrongs).toEqual([]);
  });
  await fc.assert(property, { numRuns: Math.ceil(steps / (stepsOfRun / 2)) });
  console.log(`A8: ${String(runs)} steps, ${String(events)} events delivered`);
  expect(events).toBeGreaterThan(0);
}, 3_600_000);
