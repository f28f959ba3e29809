import { describe, expect, test } from 'vitest';
import { cookieConsentText } from '../../../src/areas/cookie-consent/cookie-consent-text.ts';
import { consentCategories } from '../../../src/domain/cookie-consent.ts';
import { distributors } from '../../../src/domain/distributor.ts';

const root = '../../../';
const files = import.meta.glob(
  [
    '../../../demo-hosts/page-choice.mjs', '../../../demo-hosts/gallery/states/customer-states.mjs', '../../../docs/{reference,guides,rules}/**/*.md',
    '../../../docs/troubleshooting.md', '../../../docs/.vitepress/live-page.mjs', '../../../testing/{testing.d.mts,page-objects.mjs}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns what `word` finds after `start`, up to the end of the line. */
function wordsOf(path: string, start: string, word: RegExp): string[] {
  const line = files[root + path]?.split('\n').find((text) => text.includes(start));
  if (line === undefined) throw new Error(`${path} has no line with ${start}`);
  return [...line.slice(line.indexOf(start) + start.length).matchAll(word)].map(([, text = '']) => text);
}

describe('a list that stands in several files is the same in each', () => {
  test.each([
    ['demo-hosts/page-choice.mjs', 'distributors = ', /'(\w+)'/g],
    ['docs/reference/index.md', '| `distributor` | `distributor` |', /`(\w+)`/g],
    ['docs/troubleshooting.md', '| `<…> distributor` |', /`(\w+)`/g],
    ['docs/rules/configuration.md', '| CF-06 |', /`(\w+)`/g],
  ])('the distributors in %s', (path, start, word) => {
    expect(wordsOf(path, start, word).sort()).toEqual([...distributors].sort());
  });

  test.each([
    ['docs/reference/events.md', '| `kfp-consent-change` | `{', /(?<=^|, | )(\w+)(?=[^}]*\} ?`)/g],
    ['docs/reference/elements/kfp-cookie-consent.md', 'The cookie is JSON', /"(\w+)":/g],
    ['docs/guides/consent.md', 'const answers = {', /(\w+):/g],
    ['docs/.vitepress/live-page.mjs', 'const no = {', /(\w+):/g],
    ['testing/testing.d.mts', 'accept(categories:', /'(\w+)'/g],
  ])('the categories of consent in %s', (path, start, word) => {
    expect(wordsOf(path, start, word)).toEqual(consentCategories);
  });

  test('the gallery has a state that asks for all categories of consent', () => {
    const path = 'demo-hosts/gallery/states/customer-states.mjs';
    expect(files[root + path], `${path} has no state with these categories`).toContain(`{ categories: '${consentCategories.join(' ')}' }`);
  });

  test('the labels of the categories in the page objects', () => {
    const labels = Object.entries(cookieConsentText.nb.categories).map(([category, { label }]) => `${category}: '${label}'`);
    expect(files[`${root}testing/page-objects.mjs`]).toContain(`{ ${labels.join(', ')} }`);
  });
});
