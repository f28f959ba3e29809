// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { withRequest } from '../../../src/api/request-stand-in.ts';

/** What another library has put in the place of `Request`. */
class Other {
  readonly isOther = true;
}

afterEach(() => void vi.unstubAllGlobals());

/** The `Request` of the page while a call begins, and after that. */
function requests(): readonly [during: unknown, after: unknown] {
  const during = withRequest(() => globalThis.Request);
  return [during, globalThis.Request];
}

test('a page with the Request of the browser keeps it in a call too', () => {
  const own = globalThis.Request;
  expect(requests()).toEqual([own, own]);
});

test.each<readonly [string, unknown]>([
  ['a class of its own', Other],
  ['a function without a prototype', () => undefined],
  ['an object', { prototype: undefined }],
])('a page with %s in the place of Request has it again after a call', (_, other) => {
  vi.stubGlobal('Request', other);
  const [during, after] = requests();
  expect(during).not.toBe(other);
  expect(after).toBe(other);
});

test('a page without Request has none after a call either', () => {
  vi.stubGlobal('Request', undefined);
  Reflect.deleteProperty(globalThis, 'Request');
  const [during] = requests();
  expect(during).toBeTypeOf('function');
  expect('Request' in globalThis).toBe(false);
});

test('a page has its own Request again after a call that fails at once', () => {
  vi.stubGlobal('Request', Other);
  expect(() => withRequest(() => { throw new TypeError('no address'); })).toThrow('no address');
  expect(globalThis.Request).toBe(Other);
});

test.each([
  [undefined, 'GET'], [{}, 'GET'], [{ method: 'DELETE' }, 'DELETE'], [{ method: 'PUT' }, 'PUT'],
])('what takes the place of Request for %j has the address and the method %s, and a copy has them too', (init, method) => {
  vi.stubGlobal('Request', Other);
  const request = withRequest(() => new Request('https://api.example/x', init));
  for (const one of [request, request.clone()]) {
    expect([one.url, one.method, one.body, [...one.headers]]).toEqual(['https://api.example/x', method, null, []]);
  }
});

test('a page has its own Request again once the library has loaded', async () => {
  vi.stubGlobal('Request', Other);
  vi.resetModules();
  const { afterImport } = await import('../../../src/api/request-stand-in.ts');
  expect(globalThis.Request).not.toBe(Other);
  const library = {};
  expect(afterImport(library)).toBe(library);
  expect(globalThis.Request).toBe(Other);
});
