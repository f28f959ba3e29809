import { describe, expect, test } from 'vitest';
import en from '../../../src/languages/en.json';
import nn from '../../../src/languages/nn.json';
import type { Catalogue, TextTree } from '../../../src/platform/texts.ts';

declare global {
  interface ImportMeta {
    /** Vite's: each file that fits, by its path. */
    glob(pattern: string): Readonly<Record<string, () => Promise<object>>>;
    /** The same with their texts. */
    glob(pattern: string | readonly string[], options: { query: '?raw'; import: 'default'; eager: true }): Readonly<Record<string, string>>;
  }
}

const isCatalogue = (value: unknown): value is Catalogue => typeof value === 'object' && value !== null && 'name' in value && 'nb' in value;

const sources = import.meta.glob('../../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob('../../../src/**/*.{ts,tsx}');
/** By file, the catalogues that it exports. */
const catalogues = await Promise.all(Object.entries(modules)
  .filter(([file]) => sources[file]?.includes('satisfies Catalogue'))
  .map(async ([file, load]) => ({ file, exported: Object.values(await load()).filter(isCatalogue) })));

const ofBokmal = textsOf(Object.fromEntries(catalogues.flatMap(({ exported }) => exported.map(({ name, nb }) => [name, nb]))));
const ofNynorsk = textsOf(nn);
const ofEnglish = textsOf(en);

/** The same in English as in Norwegian: names, and words that both have. */
const names = ['BankID', 'LO', 'LOfavør', 'finansportalen.no'];
const sameTexts = ['finansportalen.no', 'Chat', 'Logo', 'Moped', 'Send', 'Student'];
const sameWords = ['at', 'chat', 'for', 'i', 'last', 'logo', 'moped', 'no', 'pdf', 'scooter', 'send', 'student'];

/** Words and endings of bokmål that nynorsk does not have. */
const bokmalWords = `
  allerede avsluttet bekreft bekrefte bekreftet ble bobil bolig boligen de dem egenandel en et fant fikk fjernet flere
  fornøyd forsikret fra galt gikk gjelder gjør gjøre hele hjemme husker hva hvem hver hvilke hvis hvor hvordan ikke
  innbo innhold jeg kjøretøy koster lagret lavere logget mangler markedsføring mer midlertidig mye måned noe noen
  norge nå oppgaver oppsto sammen se selskaper senere si skjedde syk sykdom tilbud uten utenfor utløpt valg valget vei
  velg velge vet videre være åpnes
`.split(/\s+/);
const bokmalEnding = /.{3}(ene|ingen|inger)$/;
/** Of nynorsk with such an ending. */
const nynorskWords = ['nettsidene', 'sidene', 'tenestene'];

/** Each text by its key. */
function textsOf(tree: TextTree): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, text] of Object.entries(tree)) {
    if (typeof text === 'string') texts.set(name, text);
    else for (const [key, inner] of textsOf(text)) texts.set(`${name}.${key}`, inner);
  }
  return texts;
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const wordsOf = (text: string) => text.replace(/\{\w+\}/g, ' ').toLowerCase().match(/\p{L}+/gu) ?? [];

/** The texts with a word that is looked for, by key. */
const textsWith = (texts: ReadonlyMap<string, string>, isFound: (word: string) => boolean) =>
  [...texts].filter(([, text]) => wordsOf(text).some(isFound));

test('each file with a catalogue exports one, which has a name of its own LN-11', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  expect(catalogues.filter(({ exported }) => exported.length !== 1).map(({ file }) => file)).toEqual([]);
  const names = catalogues.flatMap(({ exported }) => exported.map(({ name }) => name));
  expect([...new Set(names)]).toEqual(names);
  const written = Object.values(sources).flatMap((text) => [...text.matchAll(/ = \{\n {2}name: '(\w+)',\n {2}nb: \{/g)].map(([, name]) => name));
  expect(written.sort(), 'a catalogue lacks `satisfies Catalogue`').toEqual(names.sort());
});

describe.each([['nynorsk', ofNynorsk], ['English', ofEnglish]])('the texts in %s', (_language, texts) => {
  test('have the keys of bokmål, forms of numbers among them LN-11', () => {
    expect([...texts.keys()].sort()).toEqual([...ofBokmal.keys()].sort());
  });

  test('have what is filled in into bokmål LN-11', () => {
    const filled = (of: ReadonlyMap<string, string>) => [...of].map(([key, text]) => [key, ...placeholders(text)].join(' ')).sort();
    expect(filled(texts)).toEqual(filled(ofBokmal));
  });

  test('say something, without a blank at either end', () => {
    expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });
});

test('nynorsk has no words of bokmål', () => {
  const isBokmal = (word: string) => bokmalWords.includes(word) || (bokmalEnding.test(word) && !nynorskWords.includes(word));
  expect(textsWith(ofNynorsk, isBokmal)).toEqual([]);
});

test('English has no Norwegian words, save for names', () => {
  const norwegian = new Set([...ofBokmal.values(), ...ofNynorsk.values()].flatMap(wordsOf));
  const allowed = [...sameWords, ...names.flatMap(wordsOf)];
  const isNorwegian = (word: string) => (norwegian.has(word) || /[æøå]/.test(word)) && !allowed.includes(word);
  expect(textsWith(ofEnglish, isNorwegian)).toEqual([]);
});

test('no English text is that of bokmål, save for those that are the same in both', () => {
  const same = [...ofEnglish].filter(([key, text]) => text === ofBokmal.get(key)).map(([, text]) => text);
  expect([...new Set(same)].sort()).toEqual([...sameTexts].sort());
});
