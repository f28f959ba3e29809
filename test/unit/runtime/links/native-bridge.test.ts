import { afterEach, expect, test, vi } from 'vitest';
import { findNativeBridge } from '../../../../src/runtime/links/links.ts';

const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page['kfpNativeBridge'];
});

const bridge = { openLink: () => undefined };

test('NX-12 the bridge of the runtime comes before that of the window', () => {
  const own = { openLink: () => undefined };
  page['kfpNativeBridge'] = bridge;
  expect(findNativeBridge(own, window)).toBe(own);
  expect(findNativeBridge(undefined, window)).toBe(bridge);
  expect(findNativeBridge(null, window)).toBe(bridge);
});

test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['an object without openLink', {}],
  ['an openLink that is no function', { openLink: 'x' }],
  ['a DOM node of that name', Object.assign(document.createElement('form'), bridge)],
])('NX-12 %s is no bridge', (_, value) => {
  page['kfpNativeBridge'] = value;
  expect(findNativeBridge(undefined, window)).toBeUndefined();
  expect(findNativeBridge(value, window)).toBeUndefined();
});

test('EL-04 a bridge that cannot open a link is named in one console warning, none is not', async () => {
  vi.resetModules();
  const fresh = await import('../../../../src/runtime/links/links.ts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fresh.findNativeBridge(undefined, window);
  expect(warn).not.toHaveBeenCalled();
  fresh.findNativeBridge({}, window);
  fresh.findNativeBridge({}, window);
  expect(warn.mock.calls).toEqual([['[kfp] nativeBridge has no openLink and is ignored.']]);
});
