import { state } from './state.mjs';

const options = [{ label: 'Ofte', value: 'ofte' }, { label: 'Sjelden', value: 'sjelden', textAreaLabel: 'Hvorfor sjelden?' }];
const followUp = [
  { type: 'radio', label: 'Hvor ofte er du her?', options },
  { type: 'checkbox', label: 'Hva brukte du?', options: [{ label: 'Mobil', value: 'm' }, { label: 'PC', value: 'p' }] },
  { type: 'smiley', label: 'Hvordan var det?' },
  { type: 'text', label: 'Er det noe du savner?', helpLabel: 'Noen få ord holder.' },
];

const no = { choose: 2 };
const send = { press: 'send' };
const start = [no, send, { press: 'accept' }];
const next = { press: 'next' };
const withFollowUp = { properties: { followUp } };
const withContact = { attributes: { contact: 'email-phone' } };

/** @param {string} variant @param {string} content @param {unknown} timeout */
const toast = (variant, content, timeout = null) => ({ call: 'add', with: [content, { variant, timeout }] });
const four = [
  toast('info', 'Vi har oppdatert vilkårene dine.'),
  toast('success', 'E-postadressen din er lagret.'),
  toast('warning', 'Du har to oppgaver som haster, og den ene av dem gjelder helseerklæringen til en av forsikringene dine.'),
  toast('error', 'Vi fikk ikke lagret adressen din.'),
];
const overlay = { height: 640 };

/** The elements with questions and messages for the customer. @type {import('./state.mjs').Entry[]} */
export const feedbackStates = [
  {
    tag: 'kfp-feedback',
    states: [
      state('ja-eller-nei', 'Ja eller nei'),
      state('smilefjes', 'Smilefjes', { attributes: { preset: 'hvorFornoydErDu' } }),
      state('fant-du', 'Fant du det?', { attributes: { preset: 'fantDuDetDuLetteEtter' } }),
      state('besvart', 'Besvart, ikke sendt', { steps: [no, { write: 'Jeg fant ikke prisen.' }] }),
      state('for-langt', 'For lang tekst', { steps: [no, { write: 'Alt for langt. '.repeat(18) }, send] }),
      state('takk', 'Takk', { steps: [no, send] }),
      state('egen-tekst', 'Eget spørsmål, fritekst', {
        properties: { question: { type: 'text', label: 'Hva kan vi gjøre bedre?', helpLabel: 'Skriv så kort du vil.' } },
      }),
      state('egne-valg', 'Eget spørsmål, flere valg', {
        properties: { question: { type: 'checkbox', label: 'Hva lette du etter?', helpLabel: 'Velg gjerne flere.', options } },
        steps: [{ choose: 1 }],
      }),
      state('flere-sporsmal', 'Tilbud om flere spørsmål', { ...withFollowUp, steps: [no, send] }),
      state('steg-1', 'Steg 1: radioknapper', { ...withFollowUp, steps: [...start, { choose: 2 }] }),
      state('steg-2', 'Steg 2: avkryssing', { ...withFollowUp, steps: [...start, next] }),
      state('steg-3', 'Steg 3: smilefjes', { ...withFollowUp, steps: [...start, next, next] }),
      state('steg-4', 'Steg 4: fritekst', { ...withFollowUp, steps: [...start, next, next, next] }),
      state('ferdig', 'Ferdig med spørsmålene', { ...withFollowUp, steps: [...start, next, next, next, { press: 'submit' }] }),
      state('kontakt', 'Kontakt', { ...withContact, steps: [no, send] }),
      state('kontakt-mangler', 'Kontakt, ikke utfylt', { ...withContact, steps: [no, send, { press: 'submit' }] }),
      state('kontakt-ugyldig', 'Kontakt, ugyldig', {
        ...withContact, steps: [no, send, { write: 'kari@' }, { write: '123' }, { press: 'submit' }],
      }),
      state('kontakt-feil', 'Kontakt, verten feiler', {
        attributes: { contact: 'email' },
        rejects: ['onContact'],
        steps: [no, send, { write: 'kari@example.no' }, { press: 'submit' }],
      }),
      state('kontakt-takk', 'Kontakt, takk', {
        attributes: { contact: 'email' }, steps: [no, send, { write: 'kari@example.no' }, { press: 'submit' }],
      }),
      state('ugyldig', 'Ugyldig smilefjes: tomt', {
        properties: { question: { type: 'smiley', label: 'Hva?', options: [{ value: 6 }] } },
      }),
    ],
  },
  {
    tag: 'kfp-toasts',
    states: [
      state('fire', 'Fire slag', { steps: four, ...overlay }),
      state('venstre', 'Til venstre', { attributes: { placement: 'left' }, steps: four, ...overlay }),
      state('hoyre', 'Til høyre', { attributes: { placement: 'right' }, steps: four, ...overlay }),
      state('sju', 'Sju, fem om gangen', {
        steps: ['En', 'To', 'Tre', 'Fire', 'Fem', 'Seks', 'Sju'].map((word) => toast('info', word, 5000)), ...overlay,
      }),
      state('over-dialog', 'Over en dialog', {
        scenario: 'expires-in-50', beside: ['kfp-session-warning'], steps: [toast('success', 'Valget ditt er lagret')], ...overlay,
      }),
      state('lang', 'Lang tekst', {
        steps: [toast('warning', 'Vi fikk ikke hentet alle forsikringene dine. '.repeat(6)), toast('info', 'Forsikringsselskapsvirksomhetsregulering'.repeat(2))],
        ...overlay,
      }),
      state('tysk', 'På tysk', { attributes: { lang: 'de' }, steps: [toast('success', 'Gespeichert')], ...overlay }),
      state('tomt', 'Tomt', overlay),
    ],
  },
];
