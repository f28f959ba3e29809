import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CustomerGate } from '../../../../src/shell/customer-gate.tsx';
import { createDeferred } from '../../../support/fake-transport.ts';
import { choose, leavePage, press, showFeedback, write } from './show-feedback.tsx';

const unsent = { feedbackValue: 'Nei', intentionalSubmit: false };

describe('leaving with an unsent answer', () => {
  test('it is sent at once, without what was written, and only once FB-28 E1 E2', async () => {
    const onFeedback = vi.fn();
    const area = await showFeedback({ onFeedback });
    await choose(area, 'Ja');
    await choose(area, 'Nei');
    await write(area, 'Utkast');
    leavePage();
    expect(onFeedback.mock.calls).toEqual([[unsent]]);
    expect(area.posts()).toEqual([{ feedbackValue: 'Nei', text: '', page: '/' }]);
    const { init } = area.backend.calls.find(({ path }) => path === 'feedback/') ?? {};
    expect(init?.keepalive).toBe(true);
    expect(new Headers(init?.headers).get('X-Requested-By')).toBe('kfp');
    leavePage();
    area.unmount();
    await area.settle();
    expect(area.eventsOf('kfp-feedback')).toEqual([unsent]);
    expect(area.posts()).toHaveLength(1);
  });

  test('it is sent when the element is removed FB-29', async () => {
    const area = await showFeedback();
    await choose(area, 'Nei');
    area.unmount();
    expect(area.eventsOf('kfp-feedback')).toEqual([unsent]);
    leavePage();
    expect(area.posts()).toHaveLength(1);
  });

  test('the page hears of it on kfp-runtime when the element has gone from it FB-29 FB-70', async () => {
    const area = await showFeedback();
    const runtime = document.createElement('kfp-runtime');
    document.body.append(runtime);
    runtime.addEventListener('kfp-feedback', (event) => event.preventDefault());
    await choose(area, 'Nei');
    area.element.remove();
    area.unmount();
    runtime.remove();
    expect(area.eventsOf('kfp-feedback')).toEqual([unsent]);
    expect(area.posts()).toEqual([]);
  });

  test('the page hears of it on the document when kfp-runtime has gone too FB-29 FB-70', async () => {
    const area = await showFeedback();
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('kfp-feedback', heard);
    await choose(area, 'Nei');
    area.element.remove();
    area.unmount();
    document.removeEventListener('kfp-feedback', heard);
    expect(heard.mock.calls).toMatchObject([[{ detail: unsent }]]);
    expect(area.posts()).toEqual([]);
  });

  test('nothing after Avbryt, after Send, or without an answer FB-30', async () => {
    const area = await showFeedback();
    leavePage();
    await choose(area, 'Nei');
    await press(area, 'Avbryt');
    leavePage();
    expect(area.posts()).toEqual([]);
    await choose(area, 'Ja');
    await press(area, 'Send');
    leavePage();
    area.unmount();
    expect(area.posts()).toHaveLength(1);
  });

  test('API-76: back from the cache nothing is sent twice, and a real Send is a request of its own E1', async () => {
    const area = await showFeedback();
    await choose(area, 'Nei');
    leavePage();
    await choose(area, 'Ja');
    leavePage();
    expect(area.posts()).toHaveLength(1);
    await write(area, 'Likevel');
    await press(area, 'Send');
    expect(area.posts()).toMatchObject([{ feedbackValue: 'Nei', text: '' }, { feedbackValue: 'Ja', text: 'Likevel' }]);
    const keys = area.backend.calls.filter(({ path }) => path === 'feedback/').map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
    area.unmount();
    expect(area.posts()).toHaveLength(2);
  });

  test('what is written as the answer to a text question stays in the element FB-28', async () => {
    const area = await showFeedback({ question: { type: 'text', label: 'Hva?' } });
    await write(area, 'Utkast');
    leavePage();
    area.unmount();
    expect(area.eventsOf('kfp-feedback')).toEqual([]);
  });

  test('a callback that throws stops neither the event nor the post FB-68', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const area = await showFeedback({ onFeedback: () => { throw new Error('host'); } });
    await choose(area, 'Nei');
    leavePage();
    expect(area.posts()).toHaveLength(1);
  });
});

describe('another customer CF-70', () => {
  test('finds nothing of what the first has chosen and written, and it is not sent', async () => {
    const area = await showFeedback();
    await choose(area, 'Nei');
    await write(area, 'Jeg heter Kari');
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'session-2' } });
    await act(() => area.runtime.session.recheck());
    await area.settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    expect(area.posts()).toEqual([]);
  });

  test('what was written is unseen until it is known who is there', async () => {
    const area = await showFeedback();
    await choose(area, 'Nei');
    act(() => area.runtime.session.setStatus('loading'));
    await area.settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => area.runtime.session.setStatus('logged-in'));
    await area.settle();
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  test('somebody who logs in keeps what they have written', async () => {
    const area = await showFeedback({}, { session: null });
    await choose(area, 'Nei');
    await write(area, 'Utkast');
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'session-1' } });
    await act(() => area.runtime.session.recheck());
    await area.settle();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Utkast');
  });
});

describe('the next customer', () => {
  test('who has chosen before the login, or before it was known, is the same one FB-28 FB-83', async () => {
    const slow = createDeferred();
    const area = await showFeedback({}, { responses: { 'auth/session-status': slow.promise } });
    await choose(area, 'Nei');
    slow.resolve({ kfpSessionId: 'session-1' });
    await area.settle();
    leavePage();
    expect(area.posts()).toHaveLength(1);
  });

  const session = (id: string | undefined) => ({ 'auth/session-status': { kfpSessionId: id } });

  test.each([['somebody else', 'session-b', 0], ['nobody', undefined, 1]])('%s logged in: the answer goes out only if it is no answer of theirs FB-83 CF-70', async (_, id, count) => {
    const area = await showFeedback({ isInPortal: true }, { responses: session('session-a'), wrap: (question) => <CustomerGate>{question}</CustomerGate> });
    await choose(area, 'Nei');
    area.backend.answer(session(id));
    await act(() => area.runtime.session.recheck('fresh'));
    area.unmount();
    await area.settle();
    expect(area.posts()).toHaveLength(count);
  });
});
