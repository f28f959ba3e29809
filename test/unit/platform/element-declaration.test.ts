import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttributeType } from '../../../src/platform/element-declaration.ts';
import { readAttribute, wordList } from '../../../src/platform/element-declaration.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

const warn = vi.fn();
let runs = 0;

beforeEach(() => {
  runs++; // A warning is given once per message and page, so each test has a tag of its own.
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => warn.mockReset());

function read(type: AttributeType, value: unknown): unknown {
  return readAttribute(`kfp-test-${String(runs)}`, { attribute: 'x', type, default: 'default', description: '' }, value);
}

const colours: readonly string[] = ['red', 'blue'];
const words = wordList(['one', 'two', 'three']);

describe('contract section 3: what each type takes', () => {
  test.each<readonly [string, AttributeType, unknown, unknown]>([
    ['text', 'string', 'a', 'a'],
    ['an empty text', 'string', '', ''],
    ['a bare boolean attribute', 'boolean', '', true],
    ['a boolean attribute with its own name', 'boolean', 'x', true],
    ['the boolean attribute false', 'boolean', 'false', false],
    ['the boolean property false', 'boolean', false, false],
    ['a number', 'number', '3', 3],
    ['a negative number with decimals', 'number', ' -1.5 ', -1.5],
    ['a number as property', 'number', 0, 0],
    ['JSON', 'json', '{"a":[1]}', { a: [1] }],
    ['JSON that is false', 'json', 'false', false],
    ['one of a closed set', colours, 'red', 'red'],
    ['words in any order', words, ' three  one ', ['one', 'three']],
    ['words as a list', words, ['two', 'two'], ['two']],
  ])('%s', (_, type, value, expected) => {
    expect(read(type, value)).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  test('an object as a JSON property is taken as it is', () => {
    const value = { a: 1 };
    expect(read('json', value)).toBe(value);
  });

  test.each([undefined, null])('%s gives the default without a warning', (value) => {
    for (const type of ['string', 'boolean', 'number', 'json', colours, words] as const) {
      expect(read(type, value)).toBe('default');
    }
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('contract section 3: a bad value gives the default and one warning', () => {
  test.each<readonly [AttributeType, unknown]>([
    ['string', 1],
    ['string', {}],
    ['number', ''],
    ['number', ' '],
    ['number', '3px'],
    ['number', 'Infinity'],
    ['number', Number.NaN],
    ['number', true],
    ['json', '{'],
    ['json', ''],
    ['json', 'null'],
    [colours, 'green'],
    [colours, 'RED'],
    [colours, ''],
    [colours, ['red']],
    [words, ''],
    [words, 'one four'],
    [words, []],
    [words, [1]],
    [words, 7],
  ])('%j: %j', (type, value) => {
    expect(read(type, value)).toBe('default');
    expect(read(type, value)).toBe('default');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('x');
  });

  test('an object is not written into the warning, as it may hold personal data', () => {
    read('string', { ssn: '12345678901' });
    expect(warn.mock.calls[0]?.[0]).toMatch(/a value of type object is not valid/);
  });
});

test('D9 no attribute or property value ever throws, and what is read has its type', () => {
  const anyValue = fc.oneof(fc.string(), fc.json(), fc.anything(), fc.constantFrom('__proto__', 'constructor', '1e999', '-0', '0x10'));
  fc.assert(fc.property(anyValue, (value) => {
    expect(typeof read('string', value)).toBe('string');
    expect(['boolean', 'string']).toContain(typeof read('boolean', value));
    expect([...colours, 'default']).toContain(read(colours, value));
    const number = read('number', value);
    expect(number === 'default' || Number.isFinite(number)).toBe(true);
    const list = read(words, value);
    expect(list === 'default' || words.read(list)?.length === (list as unknown[]).length).toBe(true);
    read('json', value);
  }), fuzzRuns());
});
