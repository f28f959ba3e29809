import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProfileArea } from '../../../../src/areas/profile/profile-area.tsx';
import { formatPhone } from '../../../../src/domain/contact.ts';
import { useStore } from '../../../../src/hooks/app-context.ts';
import type { Store } from '../../../../src/platform/store.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { renderArea } from '../../../support/render-area.tsx';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import type { ScriptedBackend } from './scripted-backend.ts';
import { faults, scriptedBackend } from './scripted-backend.ts';
import { row } from './show-profile.tsx';

type Area = ReturnType<typeof renderArea>;

/** What the customer does: a change of something, a removal of the element and its return, or a while of nothing. */
const changed = ['E-post', 'Mobil', 'Markedsføring', 'Deling av opplysninger', 'Dokumenter', 'Adresse'] as const;
type Changed = (typeof changed)[number];
type Step = { readonly change: Changed; readonly value: number } | { readonly leaves: number } | { readonly waits: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ change: fc.constantFrom(...changed), value: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ leaves: fc.constantFrom(0, 400, 2_000) }) },
  { weight: 2, arbitrary: fc.record({ waits: fc.constantFrom(0, 300, 1_000, 6_000, 61_000) }) },
);

function Removable({ isThere }: { readonly isThere: Store<boolean> }) {
  return useStore(isThere) ? <ProfileArea /> : null;
}

const maybe = (found: HTMLElement | null | undefined, act: (element: HTMLElement) => void) => {
  if (found) act(found);
};

/** The part of the page that a change is made in; none while the page loads or could not be fetched. */
function placeOf(name: Changed): HTMLElement | null {
  if (name === 'Dokumenter') return screen.queryByRole('region', { name });
  return screen.queryByRole('heading', { level: 3, name }) && row(name);
}

/** Makes a change as far as the page lets it be made now; every button is pressed twice. */
function make(name: Changed, value: number): void {
  const place = placeOf(name);
  if (!place) return;
  const find = (role: string, text?: string) => within(place).queryByRole(role, text === undefined ? {} : { name: text });
  const press = (text: string) => maybe(find('button', text), (button) => {
    // Both before the page is drawn anew.
    act(() => {
      button.click();
      button.click();
    });
  });
  if (name === 'Adresse') return press('Oppdater til folkeregistrert adresse');
  if (name === 'Dokumenter') {
    maybe(find('checkbox'), (box) => (box as HTMLInputElement).checked || fireEvent.click(box));
    return press('Bekreft');
  }
  maybe(find('button', 'Endre'), (edit) => edit.getAttribute('aria-expanded') === 'true' || fireEvent.click(edit));
  maybe(find('textbox'), (field) => {
    if (!(field as HTMLInputElement).readOnly) {
      fireEvent.input(field, { target: { value: name === 'E-post' ? `ny${value}@bank.no` : `4000000${value}` } });
    }
  });
  maybe(find('radio', value % 2 === 0 ? 'Ja' : 'Nei'), (radio) => fireEvent.click(radio));
  press('Lagre');
}

const isBusy = () => document.querySelector('[data-busy]') !== null;

/** What a customer reads off the page. */
function shown() {
  const valueOf = (title: string) => row(title).querySelector('p')?.textContent;
  return {
    email: valueOf('E-post'),
    mobile: valueOf('Mobil')?.replace(/\D/g, '').slice(2),
    marketing: valueOf('Markedsføring') === 'Ja',
    crossDomain: valueOf('Deling av opplysninger') === 'Ja',
    isOnPaper: document.body.textContent.includes('Du får dokumentene dine på papir.'),
    isRegistered: valueOf('Adresse') === 'Nygata',
  };
}

/** Lets everything end that has begun; then asks again for what could not be fetched. */
async function end(area: Area, backend: ScriptedBackend): Promise<void> {
  for (let round = 0; round < 6; round++) await area.pass(31_000);
  backend.heal();
  for (let round = 0; round < 6; round++) await area.pass(31_000);
  for (const retry of screen.queryAllByRole('button', { name: 'Prøv igjen' })) fireEvent.click(retry);
  await area.pass(2_000);
  await area.settle();
}

/** What shows and is not being saved is what the backend has, or has had. */
function expectKnownValues(backend: ScriptedBackend): void {
  for (const [title, known] of [['E-post', backend.emails], ['Mobil', backend.mobiles]] as const) {
    const place = placeOf(title);
    if (!place || place.querySelector('[data-busy]')) continue;
    expect(known.map((value) => (title === 'Mobil' ? formatPhone(value) : value))).toContain(place.querySelector('p')?.textContent);
  }
}

/** Each message of success is true: the last change of its kind is stored. */
function expectTrueMessages({ changes }: ScriptedBackend): void {
  const messages = { 'Adressen din er oppdatert': 'address', 'Valget ditt er lagret': 'documents' };
  for (const [message, name] of Object.entries(messages)) {
    if (!document.body.textContent.includes(message)) continue;
    expect(changes.filter((change) => change.name === name).at(-1)?.isStored, message).toBe(true);
  }
}

async function play(script: Parameters<typeof scriptedBackend>[0], steps: readonly Step[]): Promise<void> {
  const clock = fakeClock();
  const backend = scriptedBackend(script, (run, ms) => void clock.setTimeout(run, ms));
  const isThere = createStore(true);
  const area = renderArea(<Removable isThere={isThere} />, {
    clock, responses: backend.responses, config: { showSamtykkerMinProfil: true },
  });
  try {
    await area.pass(1_000);
    await follow(steps, area, backend, isThere);
    await end(area, backend);
    expectTrueMessages(backend);
    expect(isBusy()).toBe(false);
    const { legacyEmail: _, legacyPhone: __, ...state } = backend.state;
    expect(shown()).toEqual(state);
  } finally {
    area.unmount();
    area.runtime.dispose();
    area.element.remove();
  }
}

async function follow(steps: readonly Step[], area: Area, backend: ScriptedBackend, isThere: Store<boolean>): Promise<void> {
  // A change goes on when its element has gone, and the one that comes back does not show it.
  let isGoingOn = false;
  for (const one of steps) {
    if ('change' in one) {
      const wasBusy = isGoingOn || isBusy();
      const before = backend.changes.length;
      make(one.change, one.value);
      await area.settle();
      // Both systems know the customer, so contact data is one change of each.
      const limit = !wasBusy && ['E-post', 'Mobil'].includes(one.change) ? 2 : 1;
      if (!wasBusy) expect(backend.changes.length - before).toBeLessThanOrEqual(limit);
    } else if ('leaves' in one) {
      isGoingOn ||= isBusy();
      isThere.set(false);
      await area.pass(one.leaves);
      isThere.set(true);
      await area.settle();
      expect(document.body.textContent).not.toMatch(/Noe gikk galt|er lagret|er oppdatert/);
    } else {
      await area.pass(one.waits);
    }
    expectTrueMessages(backend);
    expectKnownValues(backend);
  }
}

test('however calls fare, the page ends at what the backend has, and says nothing untrue PR-12 PR-13 PR-16 PR-45 PR-59',
  { timeout: 600_000 }, async () => {
    const script = fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant('none' as const) }, fc.constantFrom(...faults)), { maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(script, fc.array(step, { minLength: 1, maxLength: 7 }), play),
      { numRuns: Math.ceil(fuzzRuns().numRuns / 10) },
    );
  });
