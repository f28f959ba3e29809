import { expect, test, vi } from 'vitest';
import { readAttribute } from '../../../src/platform/element-declaration.ts';
import { portalElement } from '../../../src/portal/portal-element.ts';
import { warning } from '../../support/warning.mjs';

const read = (value: unknown) => readAttribute(portalElement.tag, portalElement.attributes.basePath, value);

test.each(['/min/side', '/min/side/', 'min/side', '/', '', '/års-side/~kari/%C3%A5', '/a:b'])('the base path %j is taken RT-01', (path) => {
  expect(read(path)).toBe(path);
});

test('space around a base path does not count RT-01', () => {
  expect(read(' /min/side \n')).toBe('/min/side');
});

test.each(['https://bank.example/min/side', 'javascript:1', '/min/side?fane=1', '/min/side#topp', '//bank.example/min/side', '/\\bank.example', '/\t/[', 5])(
  '%j is no path: the default, and a warning RT-01 EL-04', (value) => {
    const shown = typeof value === 'string' ? JSON.stringify(value) : 'number';
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(read(value)).toBe('/privat/forsikring/oversikt');
    expect(warn.mock.calls.flat()).toEqual([warning('invalid-value', `<kfp-portal> base-path: ${shown} is not valid and is ignored.`)]);
  });
