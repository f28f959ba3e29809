import { expect, test } from 'vitest';
import { cspAddresses } from '../../../src/domain/csp-addresses.ts';

const config = {
  kfpApiHost: 'https://api.example', authBase: 'https://login.example/base', logoUrl: 'https://pictures.example/logo.svg',
  skadesaker: { url: 'https://claims.example' }, analytics: { token: 'a' }, errorReporting: { dsn: 'https://key@errors.example/1' },
};

test('the addresses of a page with every element', () => {
  expect(cspAddresses(config, () => true)).toEqual({
    'connect-src': {
      kfpApiHost: 'https://api.example', authBase: 'https://login.example/base', 'analytics.apiHost': 'https://api-eu.mixpanel.com',
      'errorReporting.dsn': 'https://errors.example/1',
    },
    'img-src': { logoUrl: 'https://pictures.example/logo.svg' },
    'form-action': { 'skadesaker.url': 'https://claims.example' },
  });
});

test('the logo and the claims pages count only where an element uses them', () => {
  const forTag = (tag: string) => cspAddresses(config, (...tags) => tags.includes(tag));
  expect([forTag('kfp-header')['img-src'].logoUrl, forTag('kfp-header')['form-action']['skadesaker.url']]).toEqual([config.logoUrl, undefined]);
  expect([forTag('kfp-claims-jump')['img-src'].logoUrl, forTag('kfp-claims-jump')['form-action']['skadesaker.url']]).toEqual([undefined, config.skadesaker.url]);
});

test('without a token no analytics service is called, and an empty host is the default one', () => {
  const hostOf = (analytics: { readonly token?: string; readonly apiHost?: string }) =>
    cspAddresses({ analytics }, () => true)['connect-src']['analytics.apiHost'];
  expect(hostOf({ apiHost: 'https://events.example' })).toBeUndefined();
  expect(hostOf({ token: 'a', apiHost: '' })).toBe('https://api-eu.mixpanel.com');
  expect(hostOf({ token: 'a', apiHost: 'https://events.example' })).toBe('https://events.example');
});
