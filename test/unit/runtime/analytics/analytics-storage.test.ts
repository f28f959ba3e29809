import { afterEach, expect, test, vi } from 'vitest';
import { analyticsKeys, forgetAnalytics } from '../../../../src/runtime/analytics/analytics-storage.ts';
import { documentPrototype } from '../../../support/document-prototype.ts';

afterEach(() => {
  document.cookie = 'kfp-analytics-id=; Max-Age=-1; Path=/';
});

test('a no removes every entry and the cookie of analytics, and nothing of the page TR-60', () => {
  for (const key of ['kfp-analytics-on', 'kfp-analytics-named', 'kfp-analytics-e1-a', 'kfp-consent', 'bank']) localStorage.setItem(key, 'x');
  document.cookie = 'kfp-analytics-id=abc; Path=/';
  document.cookie = 'bank=1; Path=/';
  expect(analyticsKeys(window, 'kfp-analytics-e')).toEqual(['kfp-analytics-e1-a']);
  forgetAnalytics(window);
  expect(Object.keys(localStorage).sort()).toEqual(['bank', 'kfp-consent']);
  expect(document.cookie).toContain('bank=1');
  expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
});

test('a page that has never been tracked gets no cookie by a no TR-58', () => {
  const set = vi.spyOn(documentPrototype, 'cookie', 'set');
  forgetAnalytics(window);
  expect(set).not.toHaveBeenCalled();
});

test('where the browser forbids the storage there is nothing to remove, and the cookie goes all the same', () => {
  document.cookie = 'kfp-analytics-id=abc; Path=/';
  const page = { get localStorage(): Storage { throw new DOMException('denied', 'SecurityError'); } } as unknown as Window;
  expect(analyticsKeys(page)).toEqual([]);
  forgetAnalytics(page);
  expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
});
