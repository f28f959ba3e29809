import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isConsentGiven, codeOfConsent } from '../../../src/domain/consent.ts';
import { parseEmail, parseMobile } from '../../../src/domain/contact.ts';
import type { Address } from '../../../src/domain/profile.ts';
import { formatAddress, formatPlace, isLongName, maskPersonalNumber } from '../../../src/domain/profile.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

describe('name', () => {
  test.each([
    ['Ola', false],
    ['a'.repeat(23), false],
    ['a'.repeat(24), true],
    ['Åse-Marie Ødegård Nygaa', false],
    ['Åse-Marie Ødegård Nygaar', true],
    ['a\u030a'.repeat(23), false],
    ['', false],
  ])('%j is long: %j PR-65 PR-66 T-35', (name, isLong) => {
    expect(isLongName(name)).toBe(isLong);
  });
});

describe('personal number', () => {
  test.each([
    ['01020312345', '010203 *****'],
    ['010203 12345', '010203 *****'],
    ['010203\u00a012345', '010203 *****'],
    ['0102031234', undefined],
    ['010203123456', undefined],
    ['D-nummer', undefined],
    ['', undefined],
  ])('shows %j as %j PR-70 VA-11 VA-12', (text, shown) => {
    expect(maskPersonalNumber(text)).toBe(shown);
  });

  test('the last five digits never show PR-70', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
      expect(maskPersonalNumber(digits)).toBe(`${digits.slice(0, 6)} *****`);
    }), fuzzRuns());
  });
});

describe('address', () => {
  const none: Address = {
    isRegistered: true, street: undefined, houseNumber: undefined, houseLetter: undefined, farmNumber: undefined,
    titleNumber: undefined, postalCode: undefined,
  };

  test.each<[Partial<Address>, string | undefined, string | undefined]>([
    [{ street: 'Storgata', houseNumber: '1', houseLetter: 'B', postalCode: '0155' }, 'OSLO', 'Storgata 1B, 0155 Oslo'],
    [{ street: 'Storgata', houseNumber: '1', postalCode: '0155' }, 'Oslo', 'Storgata 1, 0155 Oslo'],
    [{ street: 'Åsveien', postalCode: '9008' }, 'TROMSØ', 'Åsveien, 9008 Tromsø'],
    [{ street: 'Storgata', houseNumber: '1', postalCode: '0155' }, undefined, 'Storgata 1, 0155'],
    [{ street: 'Storgata', houseNumber: '1' }, undefined, 'Storgata 1'],
    [{ street: 'Storgata', houseNumber: '1', farmNumber: '9', titleNumber: '8', postalCode: '0155' }, 'OSLO', 'Storgata 1, 0155 Oslo'],
    [{ farmNumber: '12', titleNumber: '3', postalCode: '8530' }, 'BJERKVIK', 'Gnr. 12, bnr. 3, 8530 Bjerkvik'],
    [{ farmNumber: '12', postalCode: '8530' }, 'BJERKVIK', 'Gnr. 12, 8530 Bjerkvik'],
    [{ titleNumber: '3' }, undefined, 'bnr. 3'],
    [{ postalCode: '0155' }, 'OSLO', '0155 Oslo'],
    [{ street: 'Unter den Linden 5', postalCode: '10117 Berlin' }, undefined, 'Unter den Linden 5, 10117 Berlin'],
    [{}, undefined, undefined],
  ])('%j in %j is %j PR-33 PR-34', (parts, place, shown) => {
    expect(formatAddress({ ...none, ...parts }, place)).toBe(shown);
  });

  test.each([
    ['OSLO', 'Oslo'], ['TROMSØ', 'Tromsø'], ['ÅS', 'Ås'], ['MO I RANA', 'Mo i Rana'], ['Å I LOFOTEN', 'Å i Lofoten'],
    ['NES PÅ HEDMARKEN', 'Nes på Hedmarken'], ['EVJE OG HORNNES', 'Evje og Hornnes'], ['NORD-FRON', 'Nord-Fron'],
    ['Langhus', 'Langhus'], ['indre arna', 'indre arna'], ['', ''],
  ])('the place %j is shown as %j PR-33 PR-35', (name, shown) => {
    expect(formatPlace(name)).toBe(shown);
  });

  test('any address is one line of what it holds PR-33 PR-34', () => {
    const text = fc.option(hostileText('A', 'å', ' ', '1', ','), { nil: undefined });
    const address = fc.record({
      isRegistered: fc.boolean(), street: text, houseNumber: text, houseLetter: text, farmNumber: text, titleNumber: text,
      postalCode: text,
    });
    fc.assert(fc.property(address, text, (any, place) => {
      const shown = formatAddress(any, place);
      expect(shown).not.toBe('');
      expect(shown ?? '').not.toMatch(/undefined/);
      if (any.street) expect(shown).toContain(any.street);
    }), fuzzRuns());
  });
});

describe('consent', () => {
  test.each([
    ['AUTHORIZED', true], ['NOT_AUTHORIZED', false], [undefined, undefined], ['', undefined], ['authorised', undefined],
    ['UNSET', undefined],
  ])('%j is %j PR-44', (code, answer) => {
    expect(isConsentGiven(code)).toBe(answer);
  });

  test('an answer and its code PR-44', () => {
    expect([true, false].map((answer) => isConsentGiven(codeOfConsent(answer)))).toEqual([true, false]);
  });
});

test('no text makes one of them throw, and what is read is clean PR-20 PR-24 PR-67 PR-70', () => {
  const text = hostileText('8', '9', '+47', '0047', '91234567', '@', '.no', ' ', '\u00a0', 'å', "'");
  fc.assert(fc.property(text, (written) => {
    expect(parseEmail(written) ?? 'a@b.no').toMatch(/^[^\s@]+@[^\s@]+$/);
    expect(parseMobile(written) ?? '00000000').toMatch(/^\d{8}$/);
    expect(maskPersonalNumber(written) ?? '000000 *****').toMatch(/^\d{6} \*{5}$/);
    isLongName(written);
    formatPlace(written);
    isConsentGiven(written);
  }), fuzzRuns());
});
