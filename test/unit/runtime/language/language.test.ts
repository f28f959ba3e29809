import { afterEach, expect, test, vi } from 'vitest';
import { elementLanguage, watchLanguage } from '../../../../src/runtime/language/language.ts';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('lang');
  document.body.replaceChildren();
});

/** Adds this markup to the page, and returns the element of the given tag. */
function add(markup: string, selector = 'kfp-x'): Element {
  document.body.innerHTML = markup;
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${markup} has no ${selector}`);
  return found;
}

/** Adds an element to a new shadow root of `host`. */
function addInside(host: Element, tag = 'kfp-x'): Element {
  const inner = document.createElement(tag);
  host.attachShadow({ mode: 'open' }).append(inner);
  return inner;
}

test.each([
  ['its own', '<kfp-x lang="en"></kfp-x>', 'en'],
  ['that of the nearest element around it', '<div lang="en"><p lang="nn"><kfp-x></kfp-x></p></div>', 'nn'],
  ['its own before that around it', '<div lang="nn"><kfp-x lang="en"></kfp-x></div>', 'en'],
  ['bokmål for no', '<div lang="no"><kfp-x></kfp-x></div>', 'nb'],
  ['bokmål for another language, although a known one is further out', '<div lang="en"><p lang="se"><kfp-x></kfp-x></p></div>', 'nb'],
  ['bokmål for an empty one', '<div lang="en"><p lang=""><kfp-x></kfp-x></p></div>', 'nb'],
])('the language of an element is %s LN-01', (_, markup, language) => {
  expect(elementLanguage(add(markup), undefined)).toBe(language);
});

test('the nearest lang is found through shadow roots LN-01', () => {
  const inner = addInside(addInside(add('<div lang="nn"><bank-page></bank-page></div>', 'bank-page'), 'bank-part'));
  expect(elementLanguage(inner, undefined)).toBe('nn');
});

test('the configuration counts before the document, and after every other element LN-01', () => {
  root.lang = 'en';
  expect(elementLanguage(add('<kfp-x></kfp-x>'), undefined)).toBe('en');
  expect(elementLanguage(add('<kfp-x></kfp-x>'), 'nn')).toBe('nn');
  expect(elementLanguage(add('<div lang="nb"><kfp-x></kfp-x></div>'), 'nn')).toBe('nb');
  expect(elementLanguage(undefined, 'nn')).toBe('nn');
});

test('without any lang it is bokmål LN-01', () => {
  expect([elementLanguage(add('<kfp-x></kfp-x>'), undefined), elementLanguage(undefined, undefined)]).toEqual(['nb', 'nb']);
});

test('a change around the element is told until the watch ends, and of no other attribute LN-02', async () => {
  const outer = add('<div><bank-page></bank-page></div>', 'div');
  const inner = addInside(add('<div><bank-page></bank-page></div>', 'bank-page'));
  const heard = vi.fn();
  const stop = watchLanguage(inner, heard);
  const [host] = document.body.children;
  host?.setAttribute('lang', 'nn');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  inner.setAttribute('lang', 'en');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  host?.setAttribute('class', 'x');
  stop();
  host?.setAttribute('lang', 'en');
  outer.setAttribute('lang', 'en');
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(2);
});
