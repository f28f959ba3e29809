import { expect, test, vi } from 'vitest';
import { lazy } from '../../../src/platform/lazy.ts';
import { createDeferred } from '../../support/fake-transport.ts';

test('code is asked for once, and what it makes is kept', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const build = vi.fn((code: string) => ({ code }));
  const service = lazy(load, build);
  expect(service.current()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([service.get(), service.get()]);
  expect(one).toEqual({ code: 'code' });
  expect([other, await service.get(), service.current()]).toEqual([one, one, one]);
  expect([load.mock.calls.length, build.mock.calls.length]).toEqual([1, 1]);
});

test('whoever asks is told why code did not arrive, and a later call asks again', async () => {
  const lost = new Error('lost');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValueOnce('code');
  const service = lazy(load, (code) => code);
  const first = [service.get(), service.get()];
  expect(await Promise.allSettled(first)).toEqual(first.map(() => ({ status: 'rejected', reason: lost })));
  expect(service.current()).toBeUndefined();
  expect(await service.get()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what arrives after the end is not built, and nobody hears of it', async () => {
  const code = createDeferred<string>();
  const [build, end, heard] = [vi.fn((text: string) => text), vi.fn(), vi.fn()];
  const service = lazy(() => code.promise, build, end);
  service.get().then(heard, heard);
  service.dispose();
  code.resolve('code');
  // All that follows from it is done in as many microtasks.
  for (let turn = 0; turn < 10; turn++) await code.promise;
  expect([build, end, heard].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test('what is here is ended with it', async () => {
  const end = vi.fn();
  const service = lazy(() => Promise.resolve('code'), (code) => ({ code }), end);
  const built = await service.get();
  service.dispose();
  expect(end.mock.calls).toEqual([[built]]);
});

test('code that fails after the end is no error, and nobody loads it again', async () => {
  const code = createDeferred<string>();
  const [load, heard] = [vi.fn(() => code.promise), vi.fn()];
  const service = lazy(load, (text) => text);
  service.get().then(heard, heard);
  service.dispose();
  code.reject(new Error('lost'));
  for (let turn = 0; turn < 10; turn++) await code.promise.catch(() => undefined);
  expect([load.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
});

test('several calls that fail together lead to one new load', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code');
  const build = vi.fn((code: string) => ({ code }));
  const service = lazy(load, build);
  await Promise.all([1, 2, 3].map(() => service.get().catch(() => service.get())));
  await Promise.all([service.get(), service.get()]);
  expect([load.mock.calls.length, build.mock.calls.length]).toEqual([2, 1]);
});
