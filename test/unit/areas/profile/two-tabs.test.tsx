import { fireEvent, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProfileArea } from '../../../../src/areas/profile/profile-area.tsx';
import '../../../../src/areas/profile/profile-extras.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { createFakeLocks } from '../../../support/fake-locks.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import type { Fault, ScriptedBackend } from './scripted-backend.ts';
import { scriptedBackend } from './scripted-backend.ts';

type Title = 'E-post' | 'Mobil';
type Step = { readonly tab: 0 | 1; readonly title: Title; readonly value: number } | { readonly waits: number };

beforeEach(() => void Object.defineProperty(navigator, 'locks', { configurable: true, value: createFakeLocks() }));
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

/** Two tabs of one customer: each has a cache and elements of its own, and they share the backend, time and the locks. */
async function openTabs(script: readonly Fault[]) {
  const clock = fakeClock();
  const backend = scriptedBackend(script, (run, ms) => void clock.setTimeout(run, ms));
  const tabs = [0, 1].map(() => renderArea(<ProfileArea />, { clock, responses: backend.responses }));
  // In steps, because what a response leads to takes place between them.
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 300) await tabs[0]?.pass(300);
    await tabs[1]?.settle();
  };
  await pass(900);
  return { clock, backend, tabs, pass };
}

const written = (title: Title, value: number) => (title === 'E-post' ? `ny${value}@bank.no` : `4000000${value}`);

/** Saves a value in a tab, unless that is saving one of the kind. */
async function save(tab: RenderedArea | undefined, title: Title, value: number): Promise<boolean> {
  if (!tab) return false;
  const row = within(tab.element).getByRole('heading', { level: 3, name: title }).closest<HTMLElement>('.form-row');
  if (!row) throw new Error(`${title} is no row`);
  const edit = within(row).getByRole('button', { name: 'Endre' });
  if (edit.getAttribute('aria-disabled') === 'true') return false;
  if (edit.getAttribute('aria-expanded') === 'false') fireEvent.click(edit);
  await tab.settle();
  fireEvent.input(within(row).getByRole('textbox'), { target: { value: written(title, value) } });
  fireEvent.click(within(row).getByRole('button', { name: 'Lagre' }));
  await tab.settle();
  return true;
}

/** What is in the old system is what is in our own, or what was there before anything of the kind was changed. */
function expectNothingLost({ state, emails, mobiles }: ScriptedBackend): void {
  const [, , ...newEmails] = emails;
  const [, , ...newMobiles] = mobiles;
  expect(state.legacyEmail).toBe(newEmails.length > 0 ? state.email : 'gamle@bank.no');
  expect(state.legacyPhone).toBe(newMobiles.length > 0 ? state.mobile : '41234567');
}

function close({ tabs, clock }: { readonly tabs: readonly RenderedArea[]; readonly clock: FakeClock }): void {
  for (const tab of tabs) {
    tab.unmount();
    tab.runtime.dispose();
    tab.element.remove();
  }
  clock.advance(0);
}

const orders: readonly (readonly [Title, Title])[] = [['E-post', 'Mobil'], ['Mobil', 'E-post'], ['E-post', 'E-post'], ['Mobil', 'Mobil']];
const pauses: readonly (readonly [string, number])[] = [['one after the other', 12_000], ['at the same time', 0]];

for (const [first, second] of orders) {
  for (const [when, pause] of pauses) {
    for (const speed of ['none', 'slow'] as const) {
      test(`${first} in one tab and ${second} in another, ${when}, responses: ${speed === 'slow' ? 'slow' : 'at once'} PR-16`, async () => {
        const world = await openTabs([...Array<Fault>(10).fill('none'), ...Array<Fault>(30).fill(speed)]);
        await save(world.tabs[0], first, 1);
        await world.pass(pause);
        await save(world.tabs[1], second, 2);
        await world.pass(12_000);
        expect(world.backend.changes.map(({ name }) => name)).toEqual(['contact', 'legacy', 'contact', 'legacy']);
        expectNothingLost(world.backend);
        close(world);
      });
    }
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), title: fc.constantFrom<Title>('E-post', 'Mobil'), value: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ waits: fc.constantFrom(300, 900, 6_000) }) },
);

test('whatever two tabs change, and however slowly they are answered, no change of one is undone by the other PR-16', { timeout: 600_000 }, async () => {
  const script = fc.array(fc.constantFrom<Fault>('none', 'none', 'slow'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(script, fc.array(step, { minLength: 2, maxLength: 8 }), async (faults, steps) => {
      const world = await openTabs([...Array<Fault>(10).fill('none'), ...faults]);
      try {
        for (const one of steps) {
          if ('waits' in one) await world.pass(one.waits);
          else await save(world.tabs[one.tab], one.title, one.value);
        }
        await world.pass(3_000 * steps.length);
        expectNothingLost(world.backend);
      } finally {
        close(world);
      }
    }),
    { numRuns: Math.ceil(fuzzRuns().numRuns / 40) },
  );
});
