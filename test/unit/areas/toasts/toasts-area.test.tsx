import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ToastsArea } from '../../../../src/areas/toasts/toasts-area.tsx';
import { createToastsModel } from '../../../../src/areas/toasts/toasts-model.ts';
import type { Language } from '../../../../src/domain/language.ts';
import { useMessage } from '../../../../src/hooks/use-message.ts';
import { WordsContext, bokmal, useLanguage } from '../../../../src/ui/content/use-texts.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { leavePage, returnToPage } from '../../../support/page-return.tsx';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

async function showToasts({ lang, ...props }: { readonly max?: number; readonly placement?: 'left'; readonly lang?: string } = {}) {
  const clock = fakeClock();
  const model = createToastsModel(clock);
  const area = renderArea(<ToastsArea model={model} {...props} />, { clock });
  if (lang) area.element.lang = lang;
  await area.settle();
  const add = async (...call: Parameters<typeof model.add>) => {
    const id = model.add(...call);
    await area.settle();
    return id;
  };
  return { ...area, model, add };
}

const region = () => screen.getByRole('region', { name: 'Varsler' });
const texts = () => (screen.queryByRole('region') ? [...region().querySelectorAll('p')].map(({ textContent }) => textContent) : []);
const toast = (text: string) => screen.getByText(text).parentElement;

describe('kfp-toasts', () => {
  test.each([['info', 'status'], ['success', 'status'], ['warning', 'alert'], ['error', 'alert']])(
    'DM-104 variant %s UI-09 UI-11', async (variant, role) => {
      const { add } = await showToasts();
      await add('Hei', { variant });
      expect(within(region()).getByRole(role).textContent).toContain('Hei');
      expect(toast('Hei')?.dataset).toMatchObject({ variant, state: 'entering' });
      expect(toast('Hei')?.getAttribute('part')).toBe('toast');
    });

  test('Lukk varsel takes it away, and the focus goes on to the next UI-10', async () => {
    const area = await showToasts();
    await area.add('a');
    await area.add('b');
    const [first, second] = screen.getAllByRole('button', { name: 'Lukk varsel' });
    first?.focus();
    fireEvent.click(first as HTMLElement);
    expect(document.activeElement).toBe(second);
    await area.settle();
    expect(toast('a')?.dataset['state']).toBe('exiting');
    await area.pass(150);
    expect(texts()).toEqual(['b']);
  });

  test('the last one gives the focus back, and is no region then UI-22', async () => {
    const area = await showToasts();
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    await area.add('a');
    const close = screen.getByRole('button', { name: 'Lukk varsel' });
    fireEvent.focusIn(close, { relatedTarget: before });
    close.focus();
    fireEvent.click(close);
    expect(document.activeElement).toBe(before);
    before.remove();
    await area.pass(150);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('at most five, by the attribute max fewer UI-12 UI-13', async () => {
    const area = await showToasts();
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) await area.add(name);
    expect(texts()).toEqual(['1', '2', '3', '4', '5']);
    await area.pass(5150);
    expect(texts()).toEqual(['6', '7']);
    area.unmount();
    const few = await showToasts({ max: 2 });
    for (const name of ['1', '2', '3']) await few.add(name);
    expect(texts()).toEqual(['1', '2']);
  });

  test('time stands still under the pointer UI-22', async () => {
    const area = await showToasts();
    await area.add('a');
    fireEvent.pointerEnter(region());
    await area.pass(60_000);
    expect(texts()).toEqual(['a']);
    fireEvent.pointerLeave(region());
    await area.pass(5150);
    expect(texts()).toEqual([]);
    await area.add('b');
    fireEvent.pointerEnter(region());
    fireEvent.click(screen.getByRole('button', { name: 'Lukk varsel' }));
    await area.pass(150);
    expect(texts()).toEqual([]);
    // The pointer was over the one that has gone.
    await area.add('c');
    await area.pass(5150);
    expect(texts()).toEqual([]);
  });

  test('kfp-toast on the window shows one; anything else is left alone UI-22', async () => {
    const area = await showToasts();
    const leave = area.runtime.elements.add({ element: area.element, needsCustomer: false });
    await area.settle();
    act(() => {
      window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content: 'Hei', variant: 'success', timeout: null, priority: 1 } }));
      window.dispatchEvent(new CustomEvent('kfp-toast'));
      window.dispatchEvent(new CustomEvent('kfp-toast', { detail: 'x' }));
    });
    await area.pass(60_000);
    expect(texts()).toEqual(['Hei']);
    expect(toast('Hei')?.dataset['variant']).toBe('success');
    leave();
  });

  test('close(id), and a bad option gives the default with one warning EL-04 EL-19', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = await showToasts();
    const id = await area.add(7, { variant: 'pink', timeout: -1, priority: 'x' });
    expect(toast('7')?.dataset['variant']).toBe('info');
    expect(warn).toHaveBeenCalledTimes(3);
    area.model.close(id);
    await area.pass(150);
    expect(texts()).toEqual([]);
  });

  test('a message for no time at all gets the usual time EL-04', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = await showToasts();
    await area.add('Lagret', { timeout: 0 });
    await area.pass(4_800);
    expect(texts()).toEqual(['Lagret']);
  });

  test.each([['nb'], ['nn-NO'], ['no'], [undefined]])('in Norwegian for %s UI-20', async (lang) => {
    const area = await showToasts({ ...(lang && { lang }) });
    await area.add('a');
    expect(screen.getByRole('button').textContent).toBe('Lukk varsel');
    // Inside a dialog of another element, the words around it may be in another language.
    expect(region().getAttribute('lang')).toBe('nb');
  });

  test('in the language that the host asks for UI-19 UI-20', async () => {
    const area = await showToasts({ lang: 'de' });
    await area.add('a');
    const german = await vi.waitFor(() => screen.getByRole('region', { name: 'Benachrichtigungen' }));
    expect(german.lang).toBe('de-DE');
    expect(screen.getByRole('button').textContent).toBe('Benachrichtigung schließen');
  });

  test('a text in another language than the element says which LN-03 UI-20', async () => {
    const area = await showToasts();
    const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    await area.add('Saved', { lang: 'en' });
    expect(langOf('Saved')).toBe('en');
    expect(screen.getByRole('button').textContent).toBe('Lukk varsel');
    expect(langOf('Lukk varsel')).not.toBe('en');
  });

  test('a text of the host is in the language of the attribute, also where we have no words for that UI-20', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = await showToasts({ lang: 'is' });
    await area.add('Vistað');
    await area.add('Lagret', { lang: 'nb' });
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    await area.settle();
    expect(screen.getByText('Vistað').lang).toBe('is');
    expect(screen.getByText('Lagret').lang).toBe('nb');
    expect(region().lang).toBe('nb');
  });

  test.each(['zh-HK', 'sr-Cyrl', 'sv-FI'])('a text of the host has the attribute\u2019s own language, %s, whatever ours is UI-20', async (lang) => {
    const area = await showToasts({ lang });
    await area.add('Tekst');
    await area.settle();
    expect(screen.getByText('Tekst').lang).toBe(lang);
  });

  test('what names no language gives the default with one warning EL-04', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = await showToasts();
    for (const lang of ['', 7, {}]) await area.add('Hei', { lang });
    expect(screen.getAllByText('Hei').map((text) => text.lang)).toEqual(['nb', 'nb', 'nb']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).toContain('<kfp-toasts> lang is not valid');
  });

  test('removal leaves no timer EL-08', async () => {
    const area = await showToasts();
    const ofTheRuntime = area.clock.pending();
    await area.add('a');
    expect(area.clock.pending()).toBeGreaterThan(ofTheRuntime);
    area.unmount();
    expect(area.clock.pending()).toBe(ofTheRuntime);
    expect(area.model.queue.get()).toEqual([]);
  });
});

function Teller() {
  const [message, tell] = useMessage(() => 'Lagret');
  return <>{message && <p>{message}</p>}<button type="button" onClick={() => tell()}>Lagre</button></>;
}

test('a message shows in its element, unless the page has kfp-toasts EL-11', async () => {
  const alone = renderArea(<Teller />);
  await alone.settle();
  fireEvent.click(screen.getByRole('button'));
  await alone.settle();
  expect(alone.text()).toBe('LagretLagre');
  alone.unmount();

  const model = createToastsModel(fakeClock());
  const area = renderArea(<><Teller /><ToastsArea model={model} /></>);
  const leave = area.runtime.elements.add({ element: area.element, needsCustomer: false });
  await area.settle();
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  await area.settle();
  expect(texts()).toEqual(['Lagret']);
  expect(area.text()).toBe('LagreLagretLukk varsel');
  expect(screen.getByText('Lagret').lang).toBe('nb');
  leave();
});

test('a message of our own goes before the page enters the back/forward cache, and one of the host stays CF-70', async () => {
  const model = createToastsModel(fakeClock());
  const area = renderArea(<><Teller /><ToastsArea model={model} /></>);
  const leave = area.runtime.elements.add({ element: area.element, needsCustomer: false });
  await area.settle();
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  act(() => void window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content: 'Fra banken' } })));
  await area.settle();
  expect(texts()).toEqual(['Lagret', 'Fra banken']);
  leavePage();
  expect(texts()).toEqual(['Fra banken']);
  leave();
});

test.each([
  ['hides', (area: RenderedArea) => act(() => area.runtime.elements.setVisible(area.element, false))],
  ['makes inert', (area: RenderedArea) => area.element.setAttribute('inert', '')],
])('a message of an element stays in it where the page %s kfp-toasts', async (_, hide) => {
  const model = createToastsModel(fakeClock());
  const area = renderArea(<><ToastsArea model={model} /><Teller /></>);
  const leave = area.runtime.elements.add({ element: area.element, needsCustomer: false });
  await area.settle();
  hide(area);
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  await area.settle();
  expect([texts(), area.text()]).toEqual([[], 'LagretLagre']);
  leave();
});

test('a message of our own in its element goes with the customer’s data CF-70', async () => {
  const area = renderArea(<Teller />);
  await area.settle();
  fireEvent.click(screen.getByRole('button'));
  await area.settle();
  expect(area.text()).toBe('LagretLagre');
  leavePage();
  await returnToPage(area);
  expect(area.text()).toBe('Lagre');
});

test('a message of our own changes with the language of its element, and keeps its time; one of the host does not change LN-02', async () => {
  const written = { nb: 'Lagret', nn: 'Lagra', en: 'Saved' };
  let speak: (language: Language) => void = () => undefined;
  function Saved() {
    const language = useLanguage();
    const [, tell] = useMessage(() => written[language]);
    return <button type="button" onClick={() => tell()}>Lagre</button>;
  }
  function Speaker() {
    const [language, setLanguage] = useState<Language>('nb');
    speak = setLanguage;
    return <WordsContext.Provider value={{ ...bokmal, language }}><Saved /></WordsContext.Provider>;
  }
  const clock = fakeClock();
  const model = createToastsModel(clock);
  const area = renderArea(<><Speaker /><ToastsArea model={model} /></>, { clock });
  const leave = area.runtime.elements.add({ element: area.element, needsCustomer: false });
  await area.settle();
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  act(() => void window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content: 'Fra banken', lang: 'nb' } })));
  await area.pass(3000);
  for (const language of ['en', 'nn'] as const) {
    act(() => speak(language));
    expect(texts()).toEqual([written[language], 'Fra banken']);
    expect([...region().querySelectorAll('p')].map(({ lang }) => lang)).toEqual([language, 'nb']);
  }
  await area.pass(2150);
  act(() => speak('nb'));
  expect(texts()).toEqual([]);
  leave();
});
