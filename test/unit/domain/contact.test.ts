import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from '../../../src/domain/email.ts';
import { formatPersonalNumber } from '../../../src/domain/personal-number.ts';
import { formatPhone, isPhone, phoneLink } from '../../../src/domain/phone.ts';
import { textLimit } from '../../../src/domain/text-limit.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

describe('phone', () => {
  test.each(['22438634', '22 43 86 34', '815\u00a049 300', ' 22438634 ', '02345678', '12345678'])(
    'takes %j for a phone number VA-03 VA-04 VA-07',
    (text) => {
      expect(isPhone(text)).toBe(true);
    },
  );

  test.each(['', '2243863', '224386345', '+4722438634', '22-43-86-34', '2243863a', '２２４３８６３４'])(
    'does not take %j for one VA-03 VA-04',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );

  test.each([
    ['81549300', '+47 815 49 300'],
    ['22438634', '+47 22 43 86 34'],
    ['91549300', '+47 91 54 93 00'],
    ['224 38 634', '+47 22 43 86 34'],
    ['+4722438634', '+47 22 43 86 34'],
    ['+47 815 49 300', '+47 815 49 300'],
    ['0047 22438634', '+47 22 43 86 34'],
    ['02345678', '02345678'],
    ['12345678', '12345678'],
    ['915 0', '915 0'],
    ['+46 8 123 456 78', '+46 8 123 456 78'],
    ['ring oss', 'ring oss'],
    ['', ''],
  ])('shows %j as %j VA-05 VA-06 VA-07 VA-08', (source, expected) => {
    expect(formatPhone(source)).toBe(expected);
  });

  test.each([
    ['22438634', 'tel:22438634'],
    ['22 43 86 34', 'tel:22438634'],
    ['+47 22\u00a043 86 34', 'tel:+4722438634'],
    ['', undefined],
    ['ring oss', undefined],
  ])('links %j to %j VA-09 VA-10', (source, expected) => {
    expect(phoneLink(source)).toBe(expected);
  });

  test('keeps the eight digits of any number in their order VA-05 VA-06', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2e7, max: 1e8 - 1 }), (number) => {
        const groups = number >= 8e7 && number < 9e7 ? /^\+47 \d{3} \d\d \d{3}$/ : /^\+47 \d\d \d\d \d\d \d\d$/;
        expect(formatPhone(String(number))).toMatch(groups);
        expect(formatPhone(String(number)).replace(/\D/g, '')).toBe(`47${number}`);
      }),
      fuzzRuns(),
    );
  });
});

describe('e-mail', () => {
  test.each([
    'åse.ø+1@dom.no', 'a@b.no', ' kunde@bank.no ', "o'hara@bank.no", 'a_b%c-d@sub.bank.co.uk', 'ØYVIND@BÅT.NO',
    'a@blåbær.no', 'a@1.no', 'jose\u0301@bank.no', 'a\u030ase@bank.no', 'x@my-bank.museum',
  ])('takes %j for an address VA-01 VA-02', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '', 'a@b', 'a', '@b.no', 'a@', 'a@.no', 'a@b.', 'a@b..no', 'a@b.n', 'a@b.n0', 'a@@b.no', 'a@b@c.no', 'a b@c.no',
    'a@b c.no', 'a,b@c.no', 'a(b)@c.no', '"a"@c.no', 'a@b_c.no', 'a@[1.2.3.4]', '<a@b.no>', 'a@b.no;c@d.no', 'a/b@c.no',
    'a@b.no\nbcc: c@d.no',
  ])('does not take %j for one VA-01 VA-02', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('answers at once for long texts that almost match VA-02', () => {
    expect(isEmail(`${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}1`)).toBe(false);
    expect(isEmail(`a@${'a'.repeat(100_000)}`)).toBe(false);
  });
});

describe('personal number', () => {
  test.each([
    ['01020312345', '010203 12345'],
    ['010203 12345', '010203 12345'],
    ['0102031234', '0102031234'],
    ['010203123456', '010203123456'],
    ['0102031234a', '0102031234a'],
    [' 1 2 ', ' 1 2 '],
    ['', ''],
  ])('shows %j as %j VA-11 VA-12', (text, expected) => {
    expect(formatPersonalNumber(text)).toBe(expected);
  });
});

describe('text limit', () => {
  test.each([
    [0, '0 av 250'],
    [250, '250 av 250'],
    [251, 'Du har skrevet 1 tegn for mye'],
    [300, 'Du har skrevet 50 tegn for mye'],
  ])('says of %d characters: %s VA-19 VA-20', (length, expected) => {
    expect(textLimit(length, 250)).toBe(expected);
  });
});

test('no text makes a formatter or a check throw VA-01 to VA-12', () => {
  const text = hostileText('2', '8', '+47', '22438634', '@', '.', ' ', 'å');
  fc.assert(
    fc.property(text, (written) => {
      isPhone(written);
      isEmail(written);
      const shown = formatPhone(written);
      expect(shown === written || /^\+47( \d{2,3}){3,4}$/.test(shown)).toBe(true);
      expect(formatPersonalNumber(written).replace(/\s/g, '')).toBe(written.replace(/\s/g, ''));
      expect(phoneLink(written) ?? 'tel:').toMatch(/^tel:\S*$/);
    }),
    fuzzRuns(),
  );
});
