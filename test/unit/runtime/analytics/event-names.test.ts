import { describe, expect, test } from 'vitest';
import { eventNames } from '../../../../src/runtime/analytics/event-names.ts';
import { readTrackNames } from '../../../support/track-names.ts';

/** The names that those who read the events know: another one breaks their reports. */
const known = [
  ['host-button', undefined],
  ['host-question', undefined],
  ['missing-question', undefined],
  ['other-insurance', undefined],
  ['retry', 'Prøv igjen'],
  ['go-back', 'Gå tilbake'],
  ['menu', 'Meny'],
  ['log-out', 'Logg ut'],
  ['extend-session', 'Fortsett økten'],
  ['close-message', 'Lukk varsel'],
  ['cookie-settings', 'Innstillinger for informasjonskapsler'],
  ['accept-all-cookies', 'Godta alle'],
  ['deny-all-cookies', 'Avvis alle'],
  ['accept-chosen-cookies', 'Godta mine valg'],
  ['allow-functional', 'Tillat funksjonelle'],
  ['allow-statistics', 'Tillat statistikk'],
  ['allow-marketing', 'Tillat personlig markedsføring'],
  ['show-total-help', 'Vis hjelpetekst'],
  ['show-tasks', 'Oppgaver'],
  ['show-more-questions', 'Vis flere spørsmål'],
  ['show-fewer-questions', 'Skjul flere spørsmål'],
  ['remove-offer', 'Fjern tilbud'],
  ['confirm-removal', 'Ja, fjern tilbudet'],
  ['keep-offer', 'Nei, behold tilbudet'],
  ['back', 'Tilbake'],
  ['buy-vehicles', 'Kjøretøy'],
  ['buy-homes', 'Hus og hytte'],
  ['buy-travel', 'Reise'],
  ['buy-belongings', 'Innbo og ting'],
  ['buy-health', 'Liv og helse'],
  ['buy-boat', 'Båt'],
  ['buy-animals', 'Dyr'],
  ['edit', 'Endre'],
  ['save', 'Lagre'],
  ['cancel', 'Avbryt'],
  ['email', 'E-postadresse'],
  ['mobile', 'Mobilnummer'],
  ['update-address', 'Oppdater til folkeregistrert adresse'],
  ['want-paper', 'Jeg vil ha dokumentene mine på papir'],
  ['want-digital', 'Jeg vil ha dokumentene mine digitalt'],
  ['confirm-documents', 'Bekreft'],
  ['marketing-consent', 'Markedsføring'],
  ['data-sharing-consent', 'Deling av opplysninger'],
  ['asked-if-done', 'Fikk du gjort det du skulle?'],
  ['asked-how-satisfied', 'Hvor fornøyd er du med denne nettsiden?'],
  ['asked-if-found', 'Fant du det du lette etter?'],
  ['answer-comment', 'Vil du si noe mer om det?'],
  ['feedback-email', 'E-post'],
  ['feedback-phone', 'Telefonnummer'],
  ['send', 'Send'],
  ['submit', 'Send inn'],
  ['next', 'Neste'],
  ['accept', 'Jeg har tid!'],
  ['decline', 'Nei takk'],
] as const;

test.each(known)('%s is tracked as %s TR-30 TR-36', (stableName, eventName) => {
  expect(eventNames).toHaveProperty([stableName], eventName);
});

test('the table has no other name', () => {
  expect(Object.keys(eventNames)).toEqual(known.map(([name]) => name));
});

describe('the controls of the source', () => {
  const { names, unnamed } = readTrackNames();

  test('have the names of the table, each of them', () => {
    const used = new Set(names.map(({ name }) => name).filter((name) => name !== undefined));
    expect([...used].sort()).toEqual(Object.keys(eventNames).sort());
  });

  test('have names that the source tells, but for what a part of ui is given', () => {
    expect(names.filter(({ name, place }) => name === undefined && !place.startsWith('src/ui/'))).toEqual([]);
  });

  test('have names in kebab-case', () => {
    expect(Object.keys(eventNames).filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  test('all have one', () => {
    expect(unnamed).toEqual([]);
  });
});
