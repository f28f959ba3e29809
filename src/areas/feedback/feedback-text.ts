import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the feedback widget; wording by the FB rows. */
export const feedbackText = {
  name: 'feedback',
  nb: {
    smileys: { 1: 'Veldig misfornøyd', 2: 'Litt misfornøyd', 3: 'Midt på treet', 4: 'Ganske fornøyd', 5: 'Veldig fornøyd' },
    questions: {
      done: 'Fikk du gjort det du skulle?',
      satisfied: 'Hvor fornøyd er du med denne nettsiden?',
      found: 'Fant du det du lette etter?',
    },
    yes: 'Ja',
    no: 'Nei',
    limit: '{length} av {max}',
    /** One form for any number. */
    overLimit: 'Du har skrevet {excess} tegn for mye',
    textHelp:
      'Ikke skriv personlige opplysninger. Tilbakemeldingen blir ikke besvart, men vi bruker den til å forbedre tjenestene våre.',
    addOn: 'Vil du si noe mer om det?',
    send: 'Send',
    cancel: 'Avbryt',
    thanks: 'Takk for tilbakemeldingen din!',

    followUpOffer: 'Har du tid til å svare på noen flere spørsmål?',
    accept: 'Jeg har tid!',
    decline: 'Nei takk',
    step: 'Steg {number} av {count}',
    next: 'Neste',
    back: 'Tilbake',
    submit: 'Send inn',
    followUpThanks: 'Takk for at du svarte!',

    contactTitle: 'Kan vi kontakte deg om tilbakemeldingen?',
    contactError: 'Noe gikk galt. Prøv igjen.',
    contactThanks: 'Takk! Vi tar kontakt hvis vi lurer på noe.',
    email: {
      label: 'E-post',
      missing: 'Du må oppgi e-postadresse for at vi kan kontakte deg',
      invalid: 'Skriv inn en gyldig e-postadresse',
    },
    phone: {
      label: 'Telefonnummer',
      missing: 'Du må oppgi telefonnummer for at vi kan kontakte deg',
      invalid: 'Skriv inn et gyldig telefonnummer',
    },
  },
} as const satisfies Catalogue;

export type FeedbackText = typeof feedbackText.nb;

/** Returns the texts in the element's language. */
export const useFeedbackText = () => useTexts(feedbackText);
