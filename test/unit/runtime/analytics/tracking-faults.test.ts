import { expect, test } from 'vitest';
import { createFaultServer, faultKinds } from '../../../support/fault-server.mjs';
import { seededRandom } from '../../../support/seeded-random.mjs';
import { fakeClock } from '../../../support/fake-clock.ts';
import { socketTransport } from '../../../support/socket-transport.mjs';
import { createTrackingPage } from '../../../support/tracking-page.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';

/** `FUZZ_RUNS=14000 npx vitest run …` is the whole of it (A1). */
const total = Math.max(3_000, fuzzRuns().numRuns * 1.5);

const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createFaultServer({ nextFault: () => undefined });
  const port = await server.listen();
  await server.close();
  return port;
}

/** Faults in random order, each kind as often as the others; none any more once it is over. */
function planOf(seed: number) {
  const random = seededRandom(seed);
  const bag: string[] = [];
  let isOver = false;
  return {
    end: () => void (isOver = true),
    next(): string | undefined {
      if (isOver || random() > 0.75) return undefined;
      if (bag.length === 0) bag.push(...[...faultKinds, 'refused'].sort(() => random() - 0.5));
      return bag.pop();
    },
  };
}

test.each([['a connection for each request', false], ['kept connections', true]])(
  'whatever fails on the way, every event arrives, or is dropped for a reason: %s A1',
  async (_, isKeptAlive) => {
    localStorage.clear();
    const clock = fakeClock();
    const plan = planOf(isKeptAlive ? 2 : 1);
    let [refusals, fault]: [number, string | undefined] = [0, undefined];
    const server = createFaultServer({ nextFault: () => fault, now: clock.now, isKeptAlive });
    const [port, closed] = [await server.listen(), await closedPort()];
    const sockets = socketTransport(() => {
      fault = plan.next();
      if (fault === 'refused') refusals += 1;
      return fault === 'refused' ? closed : port;
    }, isKeptAlive);
    const page = createTrackingPage({ clock, respond: sockets.transport });

    /** Time passes once every response that comes at all is here. */
    async function pass(milliseconds: number): Promise<void> {
      do await turn(1); while (sockets.open() > server.hanging());
      clock.advance(milliseconds);
      if (clock.pending() === 0 && page.gate.queued() > 0 && sockets.open() === 0) window.dispatchEvent(new Event('online'));
      expect(new Set(page.balance()).size).toBe(1);
    }

    for (let created = 0; created < total;) {
      for (; created < total && page.gate.queued() < 60; created += 1) page.track({ event: 'Statistikk', name: 'a', value: created % 1000 });
      await pass(7_000);
    }
    plan.end();
    while (page.gate.queued() > 0) await pass(30_000);

    const { counts } = page.gate;
    const doubled = [...server.stored.values()].reduce((sum, times) => sum + times - 1, 0);
    const faults = [...server.faults.values()].reduce((sum, count) => sum + count, refusals);
    const hidden = server.faults.get('stored then reset') ?? 0;
    // What was stored without a word may be sent again, and refused then.
    const both = [...server.refused].filter((id) => server.stored.has(id)).length;
    const lost = total - server.stored.size - server.refused.size + both;
    console.log(`A1: ${String(faults)} faults over ${String(total)} events: ${String(lost)} lost, ${String(doubled)} doubled on the wire`);
    expect(server.faults.size).toBe(faultKinds.length);
    expect(counts.created).toBe(total);
    expect(counts.delivered).toBe(server.stored.size - both);
    expect(counts.dropped).toEqual({ 'status 401': server.refused.size });
    expect(lost).toBe(0);
    expect(doubled).toBeLessThanOrEqual(hidden * 50);
    page.close();
    sockets.close();
    await server.close();
  },
  3_600_000,
);
