import { act } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import { ModelledBackend, SessionModel } from './modelled-backend.ts';
import type { ModelledTab } from './modelled-tabs.tsx';
import { hang, ModelledTabs, offers, screenOf } from './modelled-tabs.tsx';

const logout = 'POST auth/logout';
const mostSteps = 40;
const errorText = 'Vi klarte ikke å forlenge økten. Prøv igjen.';

interface Values {
  readonly place: 0 | 1;
  /** How long is waited, or how far a clock jumps, in milliseconds. */
  readonly time: number;
  /** What the backend tells in this step. */
  readonly seconds: number;
}

type Perform = (tab: ModelledTab, tabs: ModelledTabs, values: Values) => Promise<void> | void;

const tally = { steps: 0, faults: 0, ends: 0 };

/** One step in one of two tabs, after which both screens are compared with the model. */
class Step implements fc.AsyncCommand<SessionModel, ModelledTabs> {
  readonly name: string;
  readonly values: Values;

  constructor(name: string, values: Values) {
    this.name = name;
    this.values = values;
  }

  check(): boolean {
    return true;
  }

  async run(model: SessionModel, tabs: ModelledTabs): Promise<void> {
    if (model.isOver) await tabs.open();
    const tab = tabs.get(this.values.place);
    tabs.server.seconds = this.values.seconds;
    await tabs.pass(1);
    if (!model.isOver) await steps[this.name]?.(tab, tabs, this.values);
    await tabs.settle();
    await tabs.check();
    tally.steps += 1;
    if (model.isOver) tally.ends += 1;
    if (this.name in faults) tally.faults += 1;
  }

  toString(): string {
    return `${this.name}(${JSON.stringify(this.values)})`;
  }
}

async function callOffers({ runtime, backend }: ModelledTab, response: unknown): Promise<void> {
  backend.answer({ [offers]: response });
  await act(() => runtime.api.get(offers).then(() => undefined, () => undefined));
}

/** A response that is overtaken by that of a later request. */
async function callLate(tab: ModelledTab, { server, pass }: Pick<ModelledTabs, 'server'> & { readonly pass: () => Promise<void> }): Promise<void> {
  const late = createDeferred();
  tab.backend.answer({ [offers]: late.promise });
  const sentAt = server.clock.monotonic();
  const slow = tab.runtime.api.get(offers).catch(() => undefined);
  await pass();
  await callOffers(tab, () => server.answer({}));
  late.resolve(server.isOpen() ? server.answerLate(5_000, sentAt) : responseOf(401)());
  await act(() => slow);
}

/** What goes wrong with an extension: the warning stays, and says so. */
async function fail(tab: ModelledTab, tabs: ModelledTabs, response: unknown): Promise<void> {
  const isUnderWay = tabs.server.clock.monotonic() < tab.hangsUntil;
  const wasWarned = screenOf(tab).seconds !== null;
  await tabs.extend(tab, response);
  await tabs.pass(1);
  const { seconds, error } = screenOf(tab);
  if (wasWarned && seconds !== null && !isUnderWay) expect(error).toBe(errorText);
}

/** The backend knows the session no more. */
function refuse(server: ModelledBackend): Response {
  server.logOut();
  server.model.isOver = true;
  return responseOf(401)();
}

const faults: Readonly<Record<string, Perform>> = {
  'extend 500': (tab, tabs) => fail(tab, tabs, responseOf(500)),
  'extend 401': (tab, tabs) => fail(tab, tabs, () => refuse(tabs.server)),
  'extend offline': (tab, tabs) => fail(tab, tabs, () => Promise.reject(new TypeError('Failed to fetch'))),
  'extend hang': (tab, tabs) => tabs.extend(tab, hang),
};

/** A header that tells no seconds. */
const odd = ['', 'abc', '-5', '1e3', '12,5', '300, 300', '0x10', '99999999999', '١٢'];

/** The backend takes it at once, but its response comes when the old end may have passed. */
async function answerLate(tab: ModelledTab, tabs: ModelledTabs, { time: latency }: Values): Promise<void> {
  const { server } = tabs;
  const [response, sentAt] = [createDeferred(), server.clock.monotonic()];
  const isUnderWay = sentAt < tab.hangsUntil;
  await tabs.extend(tab, response.promise);
  if (isUnderWay) return;
  server.prolong();
  // The header has whole seconds.
  await tabs.pass(Math.ceil(latency / 1000) * 1000);
  await act(async () => response.resolve(server.answerAtLast(sentAt)));
}

const calls: Readonly<Record<string, Perform>> = {
  call: (tab, { server }) => callOffers(tab, () => server.answer({})),
  'call 500': (tab, { server }) => callOffers(tab, () => server.answer({}, { code: 500 })),
  'call without header': (tab, { server }) => callOffers(tab, () => server.answerOddly(undefined)),
  'call with odd header': (tab, { server }, { time }) => callOffers(tab, () => server.answerOddly(odd[time % odd.length])),
  'call late': (tab, tabs) => callLate(tab, { server: tabs.server, pass: () => tabs.pass(1_000) }),
  extend: (tab, tabs) => tabs.extend(tab, () => tabs.server.answer({}, { code: 204 })),
  'extend without header': (tab, tabs) => tabs.extend(tab, () => tabs.server.answer({}, { code: 204, isTold: false })),
  'extend answered late': answerLate,
};

const time: Readonly<Record<string, Perform>> = {
  wait: (_, tabs, { time: milliseconds }) => tabs.pass(milliseconds),
  hide: (_, tabs) => tabs.hide(true),
  show: (_, tabs) => tabs.hide(false),
  sleep: (_, tabs, { time: milliseconds }) => tabs.wake(() => tabs.server.sleep(3_000 + milliseconds * 10)),
  'clock forward': (_, tabs, { time: milliseconds }) => tabs.wake(() => tabs.server.setClock(3_000 + milliseconds * 100)),
  'clock back': (_, tabs, { time: milliseconds }) => tabs.wake(() => tabs.server.setClock(-3_000 - milliseconds * 100)),
};

const ends: Readonly<Record<string, Perform>> = {
  'log out': (tab, { server }) => endIn(tab, server, () => responseOf(200, {})()),
  'log out 500': (tab, { server }) => endIn(tab, server, () => responseOf(500)()),
};

async function endIn({ runtime, backend }: ModelledTab, server: ModelledBackend, response: () => Response): Promise<void> {
  backend.answer({ [logout]: response });
  server.logOut();
  server.model.isOver = true;
  await act(() => runtime.logout());
}

const steps = { ...faults, ...calls, ...time, ...ends };

const values = fc.record({
  place: fc.constantFrom<0 | 1>(0, 1),
  time: fc.integer({ min: 100, max: 25_000 }),
  seconds: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 75 }) }, { weight: 1, arbitrary: fc.integer({ min: 76, max: 2_000 }) }),
});
const stepOf = (names: Readonly<Record<string, Perform>>) =>
  fc.tuple(fc.constantFrom(...Object.keys(names)), values).map(([name, given]) => new Step(name, given));
const step = fc.oneof(
  { weight: 8, arbitrary: stepOf(faults) },
  { weight: 8, arbitrary: stepOf(calls) },
  { weight: 6, arbitrary: stepOf(time) },
  { weight: 1, arbitrary: stepOf(ends) },
);

beforeAll(async () => {
  // From here on it arrives without a task of the module loader.
  await import('../../../../src/areas/session-warning/session-dialog.tsx');
});

test('after each step the screens of two tabs tell the deadline of a model C3 C4 SW-08 SW-09 SW-15 SW-20 SW-28 SW-29 SW-30 SW-31', async () => {
  fakeChannels();
  await fc.assert(
    fc.asyncProperty(fc.commands([step], { maxCommands: mostSteps, size: 'max' }), async (commands) => {
      const model = new SessionModel();
      const tabs = new ModelledTabs(new ModelledBackend(model));
      await tabs.open();
      try {
        await fc.asyncModelRun(() => ({ model, real: tabs }), commands);
      } finally {
        tabs.close();
      }
    }),
    { numRuns: Math.ceil(fuzzRuns().numRuns / 80) },
  );
  const { steps: count, faults: failed, ends: ended } = tally;
  console.info(`C3: ${String(count)} steps with ${String(failed)} faults and ${String(ended)} ends, the model's deadline on both screens after each`);
}, 900_000);
