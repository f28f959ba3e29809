import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, parseEmail, parseMobile, phoneLink } from '../../../src/domain/contact.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

describe('phone', () => {
  test.each(['22438634', '22 43 86 34', '815\u00a049 300', ' 22438634 ', '02345678', '12345678', '+47 22 43 86 34', '004722438634'])(
    'takes %j for a phone number VA-03 VA-04 VA-07',
    (text) => {
      expect(parseMobile(text)).toMatch(/^\d{8}$/);
    },
  );

  test.each(['\u202a+47 912 34 567\u202c', '\u202d91234567\u202c', '912\u200b34567', '\ufeff91234567'])('takes %j, as contact apps copy it VA-04', (text) => {
    expect(parseMobile(text)).toBe('91234567');
  });

  test.each(['', '2243863', '224386345', '+4622438634', '22-43-86-34', '2243863a', '２２４３８６３４'])(
    'does not take %j for one VA-03 VA-04',
    (text) => {
      expect(parseMobile(text)).toBeUndefined();
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
    ['(+47) 22 43 86 34', 'tel:+4722438634'],
    ['0047 22438634', 'tel:004722438634'],
    ['22.43.86.34', 'tel:22.43.86.34'],
    ['02500', 'tel:02500'],
    ['+46 8 123 456 78', 'tel:+46812345678'],
    ['22-43-86-34', 'tel:22-43-86-34'],
    ['22 43 86 34 / 22 43 86 35', undefined],
    ['22 43 86 34 (08-16)', undefined],
    ['22 43 86 34 08-16', undefined],
    ['02500 8-16', undefined],
    ['22 43 86 34 22 43 86 35', undefined],
    ['22 43 86 34 - 22 43 86 35', undefined],
    ['+47 (0) 22 43 86 34', undefined],
    ['tlf. 22 43 86 34', undefined],
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
    expect(parseEmail(text)).toBeDefined();
  });

  test.each(['ola@x.no\u200b', '\u202aola@x.no\u202c', ' \u200eola@x.no '])('takes %j without its invisible characters VA-02', (text) => {
    expect(parseEmail(text)).toBe('ola@x.no');
  });

  test.each([
    '', 'a@b', 'a', '@b.no', 'a@', 'a@.no', 'a@b.', 'a@b..no', 'a@b.n', 'a@b.n0', 'a@@b.no', 'a@b@c.no', 'a b@c.no',
    'a@b c.no', 'a,b@c.no', 'a(b)@c.no', '"a"@c.no', 'a@b_c.no', 'a@[1.2.3.4]', '<a@b.no>', 'a@b.no;c@d.no', 'a/b@c.no',
    'a@b.no\nbcc: c@d.no',
  ])('does not take %j for one VA-01 VA-02', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  test('answers at once for long texts that almost match VA-02', () => {
    expect(parseEmail(`${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}1`)).toBeUndefined();
    expect(parseEmail(`a@${'a'.repeat(100_000)}`)).toBeUndefined();
  });

  test.each([
    ['kari@bank.no', 'kari@bank.no'],
    [' kari@bank.no\u00a0', 'kari@bank.no'],
    ['åse.ø+1@dom.no', 'åse.ø+1@dom.no'],
    ['a\u030ase@bank.no', 'åse@bank.no'],
    ["o'hara@bank.no", "o'hara@bank.no"],
    ['Kari@Bank.NO', 'Kari@Bank.NO'],
    ['abc', undefined],
    ['a@b', undefined],
    ['o’hara@bank.no', undefined],
    ['kari @bank.no', undefined],
    ['', undefined],
  ])('reads %j as %j PR-20 VA-01 VA-02', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });
});

describe('mobile number', () => {
  test.each([
    ['91234567', '91234567'],
    ['912 34 567', '91234567'],
    ['\u00a0912\u00a034\u202f567\t', '91234567'],
    ['+4791234567', '91234567'],
    ['+47 912 34 567', '91234567'],
    ['004791234567', '91234567'],
    ['00 47 41 23 45 67', '41234567'],
    ['81549300', '81549300'],
    ['22438634', '22438634'],
    ['00000000', '00000000'],
    ['47912345', '47912345'],
  ])('reads %j as %j PR-23 PR-26 T-21', (text, mobile) => {
    expect(parseMobile(text)).toBe(mobile);
  });

  test.each([
    '', ' ', '123', '9123456', '912345678', '4791234567', '+46701234567', '+47+4791234567', '912-34-567', '9123456a',
    '９１２３４５６７', '+4712345', '0047 1234 567', '(47)91234567', '91234567;41234567',
  ])('reads %j as none PR-24 PR-26', (text) => {
    expect(parseMobile(text)).toBeUndefined();
  });

  test('any eight digits, however they are spaced and prefixed PR-23 PR-26', () => {
    const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f', '  ');
    fc.assert(fc.property(fc.stringMatching(/^\d{8}$/), fc.constantFrom('', '+47', '0047'), spaces, (digits, prefix, space) => {
      expect(parseMobile(space + (prefix + digits).split('').join(space) + space)).toBe(digits);
    }), fuzzRuns());
  });
});

test('no text makes a formatter or a check throw VA-01 to VA-10', () => {
  const text = hostileText('2', '8', '+47', '22438634', '@', '.', ' ', 'å');
  fc.assert(
    fc.property(text, (written) => {
      parseMobile(written);
      parseEmail(written);
      const shown = formatPhone(written);
      expect(shown === written || /^\+47( \d{2,3}){3,4}$/.test(shown)).toBe(true);
      expect(phoneLink(written) ?? 'tel:').toMatch(/^tel:\S*$/);
    }),
    fuzzRuns(),
  );
});
