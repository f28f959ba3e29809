import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../../src/api/errors.ts';
import type { ChangeQueue } from '../../../src/runtime/change-queue.ts';
import { createChangeQueue } from '../../../src/runtime/change-queue.ts';
import { createDeferred } from '../../support/fake-transport.ts';

const onUnauthorized = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));
const end = vi.fn((_isStored: boolean) => Promise.resolve());
let changes: ChangeQueue;

beforeEach(() => {
  onUnauthorized.mockReset();
  end.mockClear();
  changes = createChangeQueue(onUnauthorized);
});

afterEach(() => onlineManager.setOnline(true));

test('API-65 a change that fails is sent once, and its caller is told', async () => {
  const change = vi.fn(() => Promise.reject(new HttpError(500, '', undefined)));
  await expect(changes.send('a', change, end)).rejects.toBeInstanceOf(HttpError);
  expect(end.mock.calls).toEqual([[false]]);
  await settle();
  expect(change).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('LG-35 a change that is refused for want of a session says so', async () => {
  await expect(changes.send('a', () => Promise.reject(new HttpError(401, '', undefined)), end)).rejects.toBeInstanceOf(HttpError);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('changes of a scope are sent in the order in which they were made, also after a failure', async () => {
  const sent: string[] = [];
  const answers = { a1: createDeferred<void>(), a2: createDeferred<void>(), b1: createDeferred<void>() };
  const send = (scope: string, name: keyof typeof answers) =>
    changes.send(scope, () => {
      sent.push(name);
      return answers[name].promise;
    }, end);
  const first = send('a', 'a1').catch(() => 'failed');
  const second = send('a', 'a2');
  const other = send('b', 'b1');
  await settle();
  expect(sent).toEqual(['a1', 'b1']);
  answers.a1.reject(new Error('no'));
  await settle();
  expect(sent).toEqual(['a1', 'b1', 'a2']);
  answers.a2.resolve();
  answers.b1.resolve();
  expect(await Promise.all([first, second, other])).toEqual(['failed', true, true]);
});

test('API-78 without a connection all changes wait, and go when it is back', async () => {
  onlineManager.setOnline(false);
  const change = vi.fn(() => Promise.resolve());
  const results = [changes.send('a', change, end), changes.send('b', change, end)];
  await settle();
  expect(change).not.toHaveBeenCalled();
  expect(changes.get()).toBe(true);
  onlineManager.setOnline(true);
  expect(await Promise.all(results)).toEqual([true, true]);
  expect(change).toHaveBeenCalledTimes(2);
  expect(changes.get()).toBe(false);
});

test('CF-70 what waited when the customer changed is never sent', async () => {
  onlineManager.setOnline(false);
  const change = vi.fn(() => Promise.resolve());
  const result = changes.send('a', change, end);
  await settle();
  changes.clear();
  expect(await result).toBe(false);
  onlineManager.setOnline(true);
  await settle();
  expect(change).not.toHaveBeenCalled();
  expect(changes.get()).toBe(false);
});

test.each(['stored', 'refused'])('CF-70 what was under way when the customer changed and is %s tells nobody', async (outcome) => {
  const answer = createDeferred<void>();
  const result = changes.send('a', () => answer.promise, end);
  await settle();
  changes.clear();
  if (outcome === 'stored') answer.resolve();
  else answer.reject(new HttpError(500, '', undefined));
  expect(await result).toBe(false);
  expect(end).not.toHaveBeenCalled();
});

test('PR-16 a change starts when what came of the one before it has been kept', async () => {
  const kept = createDeferred<void>();
  const order: string[] = [];
  void changes.send('a', () => Promise.resolve(), () => kept.promise.then(() => void order.push('kept')));
  void changes.send('a', async () => void order.push('sent'), end);
  await settle();
  expect(order).toEqual([]);
  kept.resolve();
  await settle();
  expect(order).toEqual(['kept', 'sent']);
});
