import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttributeType } from '../../../src/platform/attribute-type.ts';
import { booleanType, levelType, textType, wordType } from '../../../src/platform/attribute-type.ts';
import { countType, jsonType, numberType, wordsType } from '../../../src/platform/parsed-attribute-types.ts';
import { readAttribute } from '../../../src/platform/element-declaration.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

const warn = vi.fn();
let runs = 0;

beforeEach(() => {
  runs++; // A warning is given once per message and page, so each test has a tag of its own.
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => warn.mockReset());

function read(type: AttributeType, value: unknown): unknown {
  return readAttribute(`kfp-test-${String(runs)}`, { attribute: 'x', type, default: 'default' }, value);
}

const colours: readonly string[] = ['red', 'blue'];
const colour = wordType(colours);
const words = wordsType(['one', 'two', 'three']);

describe('what each type takes EL-02 to EL-05', () => {
  test.each<readonly [string, AttributeType, unknown, unknown]>([
    ['text', textType, 'a', 'a'],
    ['an empty text', textType, '', ''],
    ['a bare boolean attribute', booleanType, '', true],
    ['a boolean attribute with its own name', booleanType, 'x', true],
    ['the boolean attribute false', booleanType, 'false', false],
    ['the boolean attribute of a server in .NET', booleanType, 'False', false],
    ['the boolean property false', booleanType, false, false],
    ['a number', numberType, '3', 3],
    ['a negative number with decimals', numberType, ' -1.5 ', -1.5],
    ['a number as property', numberType, 0, 0],
    ['how many', countType, ' 2 ', 2],
    ['the level of a heading', levelType, '2', 2],
    ['the level of a heading as property', levelType, 4, 4],
    ['how many as property', countType, 1, 1],
    ['JSON', jsonType, '{"a":[1]}', { a: [1] }],
    ['JSON that is false', jsonType, 'false', false],
    ['one of a closed set', colour, 'red', 'red'],
    ['words in any order', words, ' three  one ', ['one', 'three']],
    ['words as a list', words, ['two', 'two'], ['two']],
  ])('%s', (_, type, value, expected) => {
    expect(read(type, value)).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  test('an object as a JSON property is taken as it is', () => {
    const value = { a: 1 };
    expect(read(jsonType, value)).toBe(value);
  });

  test.each([undefined, null])('%s gives the default without a warning', (value) => {
    for (const type of [textType, booleanType, numberType, jsonType, colour, words]) {
      expect(read(type, value)).toBe('default');
    }
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a bad value gives the default and one warning EL-04', () => {
  test.each<readonly [AttributeType, unknown]>([
    [textType, 1],
    [textType, {}],
    [numberType, ''],
    [numberType, ' '],
    [numberType, '3px'],
    [numberType, 'Infinity'],
    [numberType, Number.NaN],
    [numberType, true],
    [countType, '0'],
    [countType, -1],
    [countType, 2.5],
    [countType, 'x'],
    [levelType, '5'],
    [levelType, 0],
    [levelType, '1.5'],
    [levelType, true],
    [jsonType, '{'],
    [jsonType, ''],
    [jsonType, 'null'],
    [colour, 'green'],
    [colour, 'RED'],
    [colour, ''],
    [colour, ['red']],
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
    read(textType, { ssn: '12345678901' });
    expect(warn.mock.calls[0]?.[0]).toMatch(/: object is not valid/);
  });
});

test('no attribute or property value ever throws, and what is read has its type D9', () => {
  const anyValue = fc.oneof(fc.string(), fc.json(), fc.anything(), fc.constantFrom('__proto__', 'constructor', '1e999', '-0', '0x10'));
  fc.assert(fc.property(anyValue, (value) => {
    expect(typeof read(textType, value)).toBe('string');
    expect(['boolean', 'string']).toContain(typeof read(booleanType, value));
    expect([1, 2, 3, 4, 'default']).toContain(read(levelType, value));
    expect([...colours, 'default']).toContain(read(colour, value));
    const number = read(numberType, value);
    expect(number === 'default' || Number.isFinite(number)).toBe(true);
    const list = read(words, value);
    expect(list === 'default' || (words.read(list) as unknown[]).length === (list as unknown[]).length).toBe(true);
    read(jsonType, value);
  }), { ...fuzzRuns(), examples: [[[{ toString: 0 }]], [Object.create(null)]] });
});
