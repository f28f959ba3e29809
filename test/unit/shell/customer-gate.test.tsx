import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CustomerGate } from '../../../src/shell/customer-gate.tsx';
import { createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const loginRequired = 'Du må logge inn for å se dette innholdet.';

/** An element behind the gate; `add` says that it, or another one before it, is on the page. */
async function open(options: RenderAreaOptions) {
  const area = renderArea(<CustomerGate><p>Innhold</p></CustomerGate>, options);
  const add = (element: Element, needsCustomer = true) => act(() => void area.runtime.elements.add({ element, needsCustomer }));
  add(area.element);
  await area.settle();
  return { ...area, add };
}

describe('LG-34 an element that needs a customer', () => {
  test('shows its content to one who is logged in', async () => {
    const { text } = await open({});
    expect(text()).toBe('Innhold');
  });

  test('LG-27 shows its own placeholders while that is not known', async () => {
    const { text } = await open({ answers: { 'auth/session-status': createDeferred().promise } });
    expect(text()).toBe('Innhold');
  });

  test('says so, with the way to log in, when nobody is', async () => {
    await open({ session: null });
    expect(screen.getByRole('status').textContent).toContain(loginRequired);
    expect(screen.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe('/privat/forsikring/oversikt');
    expect(screen.queryByText('Innhold')).toBeNull();
  });

  test('is empty when another one before it says so', async () => {
    const { text, element, add } = await open({ session: null });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before);
    expect(text()).toBe('');
    before.remove();
  });

  test('says so when the one before it needs no customer', async () => {
    const { text, element, add } = await open({ session: null });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before, false);
    expect(text()).toContain(loginRequired);
    before.remove();
  });

  test('LG-35 takes its content away when the customer is logged out', async () => {
    const { text, backend, runtime, settle } = await open({});
    backend.answer({ 'auth/session-status': {} });
    await act(() => runtime.session.recheck());
    await settle();
    expect(text()).toContain(loginRequired);
    expect(text()).not.toContain('Innhold');
  });
});
