import { afterEach, expect, test, vi } from 'vitest';
import { findNativeBridge } from '../../../../src/runtime/links/links.ts';
import { warning } from '../../../support/warning.mjs';

const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page['kfpNativeBridge'];
});

const bridge = { openLink: () => undefined };

test('the bridge of the runtime comes before that of the window NX-12', () => {
  const own = { openLink: () => undefined };
  page['kfpNativeBridge'] = bridge;
  expect(findNativeBridge(own, window)).toBe(own);
  expect(findNativeBridge(undefined, window)).toBe(bridge);
  expect(findNativeBridge(null, window)).toBe(bridge);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'x'],
  ['an object without openLink', {}],
  ['an openLink that is no function', { openLink: 'x' }],
  ['a DOM node of that name', Object.assign(document.createElement('form'), bridge)],
])('%s is no bridge NX-12', (_, value) => {
  page['kfpNativeBridge'] = value;
  expect(findNativeBridge(undefined, window)).toBeUndefined();
  expect(findNativeBridge(value, window)).toBeUndefined();
});

test('a bridge that cannot open a link is named in one console warning, none is not EL-04', async () => {
  vi.resetModules();
  const fresh = await import('../../../../src/runtime/links/links.ts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fresh.findNativeBridge(undefined, window);
  expect(warn).not.toHaveBeenCalled();
  fresh.findNativeBridge({}, window);
  fresh.findNativeBridge({}, window);
  expect(warn.mock.calls).toEqual([[warning('bridge-incomplete', 'nativeBridge has no openLink and is ignored.')]]);
});
