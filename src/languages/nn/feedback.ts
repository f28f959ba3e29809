import type { TextTree } from '../../platform/texts.ts';

export const feedback = {
  smileys: { 1: 'Veldig misnøgd', 2: 'Litt misnøgd', 3: 'Midt på treet', 4: 'Ganske nøgd', 5: 'Veldig nøgd' },
  questions: {
    done: 'Fekk du gjort det du skulle?',
    satisfied: 'Kor nøgd er du med denne nettsida?',
    found: 'Fann du det du leita etter?',
  },
  yes: 'Ja',
  no: 'Nei',
  limit: '{length} av {max}',
  overLimit: 'Du har skrive {excess} teikn for mykje',
  textHelp: 'Ikkje skriv personlege opplysningar. Vi svarer ikkje på tilbakemeldinga, men bruker ho til å gjere tenestene våre betre.',
  addOn: 'Vil du seie noko meir om det?',
  send: 'Send',
  cancel: 'Avbryt',
  thanks: 'Takk for tilbakemeldinga di!',

  followUpOffer: 'Har du tid til å svare på nokre fleire spørsmål?',
  accept: 'Eg har tid!',
  decline: 'Nei takk',
  step: 'Steg {number} av {count}',
  next: 'Neste',
  back: 'Tilbake',
  submit: 'Send inn',
  followUpThanks: 'Takk for at du svarte!',

  contactTitle: 'Kan vi kontakte deg om tilbakemeldinga?',
  contactError: 'Noko gjekk gale. Prøv igjen.',
  contactThanks: 'Takk! Vi tek kontakt dersom vi lurer på noko.',
  email: {
    label: 'E-post',
    missing: 'Du må oppgi e-postadresse for at vi skal kunne kontakte deg',
    invalid: 'Skriv inn ei gyldig e-postadresse',
  },
  phone: {
    label: 'Telefonnummer',
    missing: 'Du må oppgi telefonnummer for at vi skal kunne kontakte deg',
    invalid: 'Skriv inn eit gyldig telefonnummer',
  },
} satisfies TextTree;
