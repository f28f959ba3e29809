import { describe, expect, test } from 'vitest';
import { claimsJumpText } from '../../../src/areas/claims-jump/claims-jump-text.ts';
import { cookieConsentText } from '../../../src/areas/cookie-consent/cookie-consent-text.ts';
import { errorPageText } from '../../../src/areas/error-page/error-page-text.ts';
import { feedbackText } from '../../../src/areas/feedback/feedback-text.ts';
import { footerText } from '../../../src/areas/footer/footer-text.ts';
import { headerText } from '../../../src/areas/header/header-text.ts';
import { loginText } from '../../../src/areas/login/login-text.ts';
import { navigationText } from '../../../src/areas/navigation/navigation-text.ts';
import { offersText } from '../../../src/areas/offers/offers-text.ts';
import { otherInsurancesText } from '../../../src/areas/other-insurances/other-insurances-text.ts';
import { lateBlocksText } from '../../../src/areas/overview/late-blocks/late-blocks-text.ts';
import { overviewText } from '../../../src/areas/overview/overview-text.ts';
import { formsText } from '../../../src/areas/profile/forms-text.ts';
import { profileText } from '../../../src/areas/profile/profile-text.ts';
import { purchaseEntriesText } from '../../../src/areas/purchase-entries/purchase-entries-text.ts';
import { recommendationsText } from '../../../src/areas/recommendations/recommendations-text.ts';
import { sessionWarningText } from '../../../src/areas/session-warning/session-warning-text.ts';
import { tasksText } from '../../../src/areas/tasks/tasks-text.ts';
import { toastsText } from '../../../src/areas/toasts/toasts-text.ts';
import { amountsText } from '../../../src/hooks/use-amounts.ts';
import { linkText } from '../../../src/hooks/use-link.ts';
import en from '../../../src/languages/en.json';
import nn from '../../../src/languages/nn.json';
import type { Catalogue, TextTree, Translation } from '../../../src/platform/texts.ts';
import { portalText } from '../../../src/portal/portal-text.ts';
import { sessionNoteText } from '../../../src/shell/session-note.tsx';
import { shellText } from '../../../src/shell/shell-text.ts';
import { bannerText } from '../../../src/ui/feedback/banner.tsx';

declare global {
  interface ImportMeta {
    /** Vite's: the text of each file that fits, by its path. */
    glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Readonly<Record<string, string>>;
  }
}

const catalogues = [
  amountsText, bannerText, claimsJumpText, cookieConsentText, errorPageText, feedbackText, footerText,
  formsText, headerText, lateBlocksText, linkText, loginText, navigationText, offersText, otherInsurancesText,
  overviewText, portalText, profileText, purchaseEntriesText, recommendationsText, sessionNoteText,
  sessionWarningText, shellText, tasksText, toastsText,
] as const;

/** Types fail where a catalogue or a key has no translation. */
type Translations = { readonly [C in (typeof catalogues)[number] as C['name']]: Translation<C['nb']> };
const translations = { nn: nn satisfies Translations, en: en satisfies Translations };

const ofBokmal = textsOf(Object.fromEntries(catalogues.map(({ name, nb }: Catalogue) => [name, nb])));
const ofNynorsk = textsOf(translations.nn);
const ofEnglish = textsOf(translations.en);

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

test('each catalogue of the source is here, and has a name of its own LN-11', () => {
  const sources = Object.values(import.meta.glob('../../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }));
  const written = sources.flatMap((text) => [...text.matchAll(/ = \{\n {2}name: '(\w+)',\n {2}nb: \{/g)].map(([, name]) => name));
  expect(written.sort(), 'the list above').toEqual(catalogues.map(({ name }) => name).sort());
  const found = sources.flatMap((text) => text.match(/\bsatisfies Catalogue\b/g) ?? []);
  expect(found, 'catalogues in another form than { name, nb }').toHaveLength(catalogues.length);
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
