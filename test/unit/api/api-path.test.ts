// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiAddress, apiPath, queryString } from '../../../src/api/api-path.ts';
import { MissingParameterError } from '../../../src/api/errors.ts';

test('values become encoded segments API-37', () => {
  expect(apiPath('avtaleoversikt/tilbud', '12/3 å?#')).toBe('avtaleoversikt/tilbud/12%2F3%20%C3%A5%3F%23');
  expect(apiPath('auth/login')).toBe('auth/login');
  expect(apiPath('a', 1, true, '\uD800')).toBe('a/1/true/%EF%BF%BD');
});

test.each([undefined, '', ' ', '\t\n', '.', '..'])('the value %j is missing API-16', (value) => {
  expect(() => apiPath('avtaleoversikt/tilbud', value)).toThrow(MissingParameterError);
});

test('no value leaves its place in the path API-16', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (value) => {
    let path: string;
    try {
      path = apiPath('a/b', value);
    } catch (error) {
      expect(error).toBeInstanceOf(MissingParameterError);
      return;
    }
    const { pathname, search, hash } = new URL(path, 'https://bank.example/');
    expect([pathname.split('/').length, pathname.startsWith('/a/b/'), search, hash]).toEqual([4, true, '', '']);
  }));
});

test('queries API-40 API-46', () => {
  expect(queryString()).toBe('');
  expect(queryString({ produkt: 'BIL,HUS' })).toBe('?produkt=BIL,HUS');
  expect(queryString({ bankkunde: false, n: 0 })).toBe('?bankkunde=false&n=0');
  expect(() => queryString({ produkt: '' })).toThrow(MissingParameterError);
});

test.each([
  ['', 'x/y', '/api/privat/forsikring/x/y'],
  ['', '/other/x', '/other/x'],
  ['https://api.example//', 'x', 'https://api.example/api/privat/forsikring/x'],
  ['https://api.example', '/other', 'https://api.example/other'],
  ['https://api.example', 'https://login.example/x', 'https://login.example/x'],
  ['https://api.example', '//login.example/x', '//login.example/x'],
  ['', 'a2.b:c', 'a2.b:c'],
  ['', 'x/y:z', '/api/privat/forsikring/x/y:z'],
])('host %j and path %j give %j API-13', (host, path, address) => {
  expect(apiAddress(host, path)).toBe(address);
});
