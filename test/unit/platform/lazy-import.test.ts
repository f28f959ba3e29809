import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyImport, needsReload } from '../../../src/platform/lazy-import.ts';

const importer = 'https://bank.example/kfp/elements.js';
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let files = 0;

beforeEach(() => {
  files += 1; // The page remembers which files were unusable.
});

/** Loads code whose import() fails, in a page whose build notes the file. */
async function failedImport(load: () => Promise<object> = lost, from = importer): Promise<unknown> {
  return lazyImport(() => {
    Reflect.set(globalThis, Symbol.for('kfp.lazy-import'), [`chunks/offers-${String(files)}.js`, from]);
    return load();
  }).then(() => undefined, (error: unknown) => error);
}

/** The server's response to the file. What it answers cannot be imported in this test. */
function answer(status: number, type: string, body: BodyInit = 'x') {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })));
}

const cut = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });

test('code that arrives is given as it is, and nothing else is asked for', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const code = { create: () => 1 };
  expect(await lazyImport(() => Promise.resolve(code))).toBe(code);
  expect(fetch).not.toHaveBeenCalled();
});

test('code that does not arrive is asked for at another address each time, past the cache, and the first failure is told', async () => {
  const fetch = answer(503, 'text/javascript');
  const errors = [await failedImport(), await failedImport()];
  expect(errors.map((error) => (error as Error).message)).toEqual(Array(2).fill('Failed to fetch dynamically imported module'));
  const urls = fetch.mock.calls.map(([url]) => (url as string).split('?'));
  expect(urls.map(([file]) => file)).toEqual(Array(2).fill(`https://bank.example/kfp/chunks/offers-${String(files)}.js`));
  expect(new Set(urls.map(([, query]) => query)).size).toBe(2);
  expect(fetch.mock.calls.map(([, init]) => init)).toEqual(Array(2).fill({ cache: 'reload' }));
});

test('an empty file is no code', async () => {
  answer(503, 'text/javascript');
  expect(await failedImport(() => Promise.resolve({}))).toEqual(new Error('no code'));
});

test('in a page whose build notes no file, the failure is told, and nothing is asked for', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await expect(lazyImport(lost)).rejects.toThrow('Failed to fetch');
  expect(fetch).not.toHaveBeenCalled();
});

test('a file of the build machine, which webpack names, is not asked for, and only a reload of the page helps', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  expect(needsReload(await failedImport(lost, 'file:///builds/bank/elements.js'))).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

describe('whether only a reload of the page helps', () => {
  test.each([
    ['a file that a deploy has removed', 404, 'text/html', true],
    ['a page of HTML in its place', 200, 'text/html; charset=utf-8', true],
    ['a file that is forbidden, without a type', 403, '', true],
    ['a server that is down', 503, 'text/html', false],
    ['a server that is down and answers with a script', 503, 'text/javascript', false],
    ['a script that does not run', 200, 'text/javascript', false],
    ['a script under an old type that does not run', 200, 'application/x-javascript', false],
  ])('%s', async (_, status, type, expected) => {
    answer(status, type);
    expect(needsReload(await failedImport())).toBe(expected);
  });

  test('a file that was here twice and does not run: one of its own imports has failed', async () => {
    answer(200, 'text/javascript');
    expect([needsReload(await failedImport()), needsReload(await failedImport())]).toEqual([false, true]);
  });

  test.each([['cut off', () => answer(200, 'text/javascript', cut())], ['not reached', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))]])(
    'no file that is %s, however often, nor after it has been here once', async (_, break_) => {
      const states = [];
      for (const respond of [break_, break_, () => answer(200, 'text/javascript'), break_]) {
        respond();
        states.push(needsReload(await failedImport()));
      }
      expect(states).toEqual([false, false, false, false]);
    });

  test('no failure of another kind', () => {
    expect([undefined, new Error('x'), null].map(needsReload)).toEqual([false, false, false]);
  });
});
