import { createBackend } from './backend.js';

const numbers = (count) => [...Array(count).keys()];
/** More insurances than one group of cards. */
export const agreements = numbers(11).map((place) => ({
  policyNumber: `7720${place}`, name: `Hytte ${place}`, description: `Fjellveien ${place}`, productType: 'FRITIDSHUS', monthlyPrice: 100 + place,
  avtaleStatus: 'ACTIVE', systemSource: 'NICE',
}));
export const offers = numbers(8).map((place) => ({
  policyNumber: `8830${place}`, name: `Båt ${place}`, description: `Brygge ${place}`, productType: 'INNBO', versionNumber: '2', monthlyPrice: 200 + place,
  yearlyPrice: 2400 + place, systemSource: 'NICE', expirationDate: '2999-10-01',
}));
/** The configuration of a bank that uses every field. */
export const config = {
  andreForsikringer: [{ title: 'Kortet', description: 'Reise' }, { title: 'Forbundet', description: 'Innbo' }],
  finnerIkkeForsikringConfig: [{ title: 'Savner du en?', description: 'Se her', link: { url: '/savnet', urlText: 'Les mer' } }],
  contactInfo: { navn: 'Fjellbanken', telefon: '74 00 00 00' },
  consentCookieName: 'whole-bank-test-consent',
  showSamtykkerMinProfil: true,
};
/** A backend with data for every element. */
export const createWholeBackend = () => createBackend({
  'avtaleoversikt/avtaler': { avtaler: agreements, monthlySum: 1155, yearlySum: 13_860, systemSourceError: false },
  'avtaleoversikt/tilbud': { tilbud: offers, systemSourceError: false },
  'auth/bankkontakt': { navn: 'Fjellbanken', telefon: '74 00 00 00' },
  'eikaintegrasjon/avtaler': { avtaler: [] },
  'eikaintegrasjon/kundekommunikasjon': { hasUlesteMeldinger: true },
  'samtykke/reservasjon/hent': { hasReservasjon: false },
  'samtykke/tekster': [{ samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Få tilbud', tekst: 'Vi sender tilbud.' }],
  'liv/kunde/v1/kunde': { eksisterer: false },
  'skadekunde/hent': { navn: 'Ola Prøve', kontaktInformasjon: { epostAdresse: 'ola@prove.example', editable: true } },
  'oversikt/helseerklaering': { antall: 2 },
  'motor/oppgaver/motoroppgaver': { oppgaver: [{ avtalenummer: '61', beskrivelse: 'Volvo', oppgavetype: 'ENDRE_KMSTAND' }] },
});

/** Each element by its tag without the prefix, with a text that it shows late. */
export const elements = {
  overview: 'Hytte 10',
  offers: 'Båt 7',
  tasks: 'kilometerstand',
  'purchase-entries': 'Kjøretøy',
  'other-insurances': 'Forbundet',
  recommendations: 'Hus',
  profile: 'Ola Prøve',
  feedback: 'Fikk du gjort det du skulle?',
  navigation: 'Dokumenter',
  header: 'Kontakt',
  footer: 'Fjellbanken',
  'cookie-consent': 'Velg informasjonskapsler',
  'error-page': 'Denne siden ser ut til å være borte',
};
const attributes = { header: `buttons='[{"text":"Hjelp","href":"/hjelp"},{"text":"Kontakt","action":"contact"}]'`, 'error-page': 'status="404"', portal: 'base-path="/"' };
/** Markup of an element that shows its text. @param {string} name a tag without the prefix */
export const markup = (name) => `<kfp-${name} ${attributes[name] ?? ''}></kfp-${name}>`;
export const runtime = `<kfp-runtime distributor="eika" config='${JSON.stringify(config)}'></kfp-runtime>`;
/** Markup with a runtime and each element. */
export const body = runtime + Object.keys(elements).map(markup).join('');
