import { describe, expect, test } from 'vitest';
import type { LinkKind } from '../../../src/domain/link.ts';
import { linkKind, nativeLink } from '../../../src/domain/link.ts';

const origin = 'https://www.bank.no';
const base = '/privat/forsikring/oversikt';

function kindOf(address: string): LinkKind {
  return linkKind(new URL(address, `${origin}/side`), origin, (path) => path === base || path.startsWith(`${base}/`));
}

function nativeOf(address: string, label = 'Lenke') {
  return nativeLink(new URL(address, `${origin}/side`), kindOf(address), label);
}

/** A PDF address of exactly this many characters. */
function pdfOfLength(length: number): string {
  const end = '/vilkar.pdf';
  return `${origin}/${'a'.repeat(length - origin.length - 1 - end.length)}${end}`;
}

describe('kinds of links NX-13', () => {
  test.each<readonly [string, LinkKind]>([
    [base, 'portal'],
    [`${base}/`, 'portal'],
    [`${base}/tilbud?a=1#b`, 'portal'],
    [`${base}x`, 'internal'],
    ['/privat/forsikring', 'internal'],
    ['/', 'internal'],
    ['https://www.bank.no:443/x', 'internal'],
    ['https://bank.no/', 'external'],
    ['https://www.bank.no:8443/', 'external'],
    ['http://www.bank.no/', 'external'],
    [`https://evil.example${base}`, 'external'],
    ['mailto:post@bank.no', 'contact'],
    ['tel:+4712345678', 'contact'],
    ['MAILTO:post@bank.no', 'contact'],
    ['mailto:post@bank.no/brosjyre.pdf', 'contact'],
    ['/vilkar.pdf', 'pdf'],
    ['/VILKAR.PDF', 'pdf'],
    ['https://cdn.example/vilkar.pdf?v=2#side', 'pdf'],
    [`${base}/vilkar.pdf`, 'pdf'],
    ['/vilkar.pdf/', 'internal'],
    ['/vis?fil=vilkar.pdf', 'internal'],
    ['/vilkarpdf', 'internal'],
  ])('%s is %s', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });
});

describe('how a bank app opens them', () => {
  test('another origin opens in an external tab NX-02', () => {
    expect(nativeOf('https://annet.no/x', 'Annet')).toEqual({
      type: 'external', url: 'https://annet.no/x', title: 'Annet', documentName: undefined, isLong: false,
    });
  });

  test.each([`${base}/tilbud`, '/privat/forsikring/innbo'])('%s opens in the app, with its whole address NX-03 NX-11', (path) => {
    expect(nativeOf(path, 'Les mer')).toEqual({
      type: 'in-app', url: origin + path, title: 'Les mer', documentName: undefined, isLong: false,
    });
  });

  test.each(['mailto:post@bank.no', 'tel:12345678'])('%s opens in an external tab as Kontakt oss NX-05 NX-06', (address) => {
    expect(nativeOf(address, 'Ring oss')).toMatchObject({ type: 'external', title: 'Kontakt oss', url: address });
  });

  test.each([
    ['/dok/vilkar.pdf', 'vilkar'],
    ['/dok/vilk%C3%A5r%20bil.pdf?v=2#side', 'vilkår bil'],
    ['/dok/vilkar.2026.PDF', 'vilkar.2026'],
    ['/dok/100%.pdf', '100%'],
    ['/dok/a%2Fb.pdf', 'a/b'],
    ['/dok/.pdf', 'fremtind-forsikring-pdf'],
  ])('%s opens in the PDF viewer as %s NX-04 NX-07 NX-08 NX-15', (address, documentName) => {
    expect(nativeOf(address)).toMatchObject({ type: 'pdf', documentName, isLong: false });
  });

  test('a PDF address of 1001 characters is long and opens outside, one of 1000 does not NX-09 NX-10 NX-14', () => {
    expect(nativeOf(pdfOfLength(1000))).toMatchObject({ type: 'pdf', isLong: false, documentName: 'vilkar' });
    expect(nativeOf(pdfOfLength(1001))).toMatchObject({ type: 'external', isLong: true, documentName: 'vilkar' });
  });

  test('the absolute address is measured NX-14', () => {
    const absolute = pdfOfLength(1001);
    expect(nativeOf(absolute.slice(origin.length))).toMatchObject({ url: absolute, isLong: true });
  });

  test('only a PDF is ever long NX-09', () => {
    expect(nativeOf(`https://annet.no/${'a'.repeat(2000)}`).isLong).toBe(false);
    expect(nativeOf(`/${'a'.repeat(2000)}`)).toMatchObject({ type: 'in-app', isLong: false });
  });
});
