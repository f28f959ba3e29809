import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUrl, isSafeHref, resolveUrl, UrlError } from '../../../src/platform/url-rule.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';
import { hostileText } from '../domain/hostile-text.ts';
import { hostileUrls } from './hostile-urls.ts';

const page = 'https://www.bank.no/privat/forsikring/oversikt?a=1#top';
const invalid = 'URL is not valid.';
const plainHttp = 'Plain text http is not allowed.';

function refusalOf(url: string, base = page, allowLocalHttp = false): string | undefined {
  try {
    checkUrl(url, base, allowLocalHttp);
    return undefined;
  } catch (error) {
    if (error instanceof UrlError) return error.message;
    throw error;
  }
}

test.each([
  ['https://api.insurer.no/x', 'https://api.insurer.no/x'],
  ['HTTPS://API.insurer.no', 'https://api.insurer.no/'],
  ['http://x:8000/y', 'http://x:8000/y'],
  ['http://localhost:8000', 'http://localhost:8000/'],
  ['/api/privat', 'https://www.bank.no/api/privat'],
  ['detaljer/1', 'https://www.bank.no/privat/forsikring/detaljer/1'],
  ['./x', 'https://www.bank.no/privat/forsikring/x'],
  ['../x', 'https://www.bank.no/privat/x'],
  ['?b=2', 'https://www.bank.no/privat/forsikring/oversikt?b=2'],
  ['#footer', 'https://www.bank.no/privat/forsikring/oversikt?a=1#footer'],
  ['/a:b', 'https://www.bank.no/a:b'],
  ['/user@host', 'https://www.bank.no/user@host'],
  ['//cdn.bank.no/x', 'https://cdn.bank.no/x'],
  ['/søk?q=blå bil', 'https://www.bank.no/s%C3%B8k?q=bl%C3%A5%20bil'],
  ['https://blåbær.no/', 'https://xn--blbr-roah.no/'],
  ['https://[::1]/', 'https://[::1]/'],
  ['https://a-b_c.example:444/;*', 'https://a-b_c.example:444/;*'],
])('lets %j through VA-16 VA-18', (url, expected) => {
  expect(checkUrl(url, page).href).toBe(expected);
});

test.each([
  ['http://x', plainHttp],
  ['http://x:8080', plainHttp],
  ['http://localhost', plainHttp],
  ['http://localhost:3000', plainHttp],
  ['javascript:alert(1)', invalid],
  ['data:text/html,x', invalid],
  ['blob:https://www.bank.no/1', invalid],
  ['mailto:a@b.no', invalid],
  ['https://', invalid],
  ['', invalid],
])('refuses %j with %j VA-16 VA-17 API-15', (url, message) => {
  expect(refusalOf(url)).toBe(message);
});

test.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:5173/', 'http://LOCALHOST:1/'])(
  'lets %j through in Dev only VA-18',
  (url) => {
    expect(refusalOf(url, page, true)).toBeUndefined();
    expect(refusalOf(url, page, false)).toBe(plainHttp);
  },
);

describe('on a page of plain http VA-18', () => {
  const plainPage = 'http://intern.bank.no:3000/oversikt';

  test.each(['/api/x', 'x', '?a', '#b', './c'])('lets the relative %j through', (url) => {
    expect(checkUrl(url, plainPage).origin).toBe('http://intern.bank.no:3000');
  });

  test.each(['http://intern.bank.no:3000/', '//intern.bank.no:3000/', '//evil.example/', '/\\evil.example/'])(
    'refuses %j, which is not relative to the page',
    (url) => {
      expect(refusalOf(url, plainPage)).toBe(plainHttp);
    },
  );
});

test('drops the name and password that the page was opened with VA-16', () => {
  expect(checkUrl('/api', 'https://user:pass@www.bank.no/x').href).toBe('https://www.bank.no/api');
});

test.each([
  ['/vilkar', 'https://www.bank.no/vilkar'],
  ['hjelp?a=1#b', 'https://www.bank.no/min/hjelp?a=1#b'],
  ['tel:75000000', 'tel:75000000'],
  ['https://annet.no/x', 'https://annet.no/x'],
])('%s leads where the page, not its <base>, says, and takes no password along VA-16', (url, expected) => {
  expect(resolveUrl(url, 'https://navn:ord@www.bank.no/min/side').href).toBe(expected);
});

test.each(['about:blank', 'about:srcdoc', 'not an address', ''])('refuses a relative address on %j VA-16', (base) => {
  expect(refusalOf('/api', base)).toBe(invalid);
});

test.each(hostileUrls)('VA-18 refuses the hostile %j', (url) => {
  expect([invalid, plainHttp]).toContain(refusalOf(url));
  expect([invalid, plainHttp]).toContain(refusalOf(url, page, true));
  expect(isSafeHref(url, page)).toBe(false);
  expect(isSafeHref(url, page, true)).toBe(false);
});

test('is tried on at least 120 hostile addresses, none twice VA-18', () => {
  expect(new Set(hostileUrls).size).toBe(hostileUrls.length);
  expect(hostileUrls.length).toBeGreaterThanOrEqual(120);
});

test.each([
  ['https://www.bank.no/', true],
  ['/privat/forsikring', true],
  ['#footer', true],
  ['mailto:kunde@bank.no', true],
  ['MAILTO:kunde@bank.no?subject=Hei', true],
  ['tel:22438634', true],
  ['tel:+4722438634', true],
  ['mailto:', false],
  ['tel:', false],
  ['mailto:a@b.no\r\nbcc:c@d.no', false],
  ['sms:22438634', false],
])('says of the link %j that it is safe: %s VA-18', (href, expected) => {
  expect(isSafeHref(href, page)).toBe(expected);
});

test('lets only https, allowed plain http and the page itself through, and throws nothing but UrlError VA-18', () => {
  const starts = ['', 'https://', 'http://', 'http://a:8000', 'https:', '//', '/', 'javascript:', 'data:', ' https://'];
  const rest = hostileText(':', '/', '\\', '@', '?', '#', '.', 'a', '8000', 'localhost', ' ', '\t', '[', '%');
  const url = fc.tuple(fc.constantFrom(...starts), rest).map((parts) => parts.join(''));
  fc.assert(
    fc.property(url, (text) => {
      if (refusalOf(text) !== undefined) return;
      const result = checkUrl(text, page);
      expect(result.protocol === 'https:' || (result.protocol === 'http:' && result.port === '8000')).toBe(true);
      expect(result.username + result.password).toBe('');
      // What passed is what a browser makes of the text itself.
      expect(result.href).toBe(new URL(text, page).href);
    }),
    fuzzRuns(),
  );
});
