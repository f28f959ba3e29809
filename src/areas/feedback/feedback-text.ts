/** Texts of the feedback widget; wording by the FB rows. */
export const feedbackText = {
  smileys: ['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd'],
  textHelp:
    'Ikke skriv personlige opplysninger. Tilbakemeldingen blir ikke besvart, men vi bruker den til å forbedre tjenestene våre.',
  addOn: 'Vil du si noe mer om det?',
  send: 'Send',
  cancel: 'Avbryt',
  thanks: 'Takk for tilbakemeldingen din!',

  followUpOffer: 'Har du tid til å svare på noen flere spørsmål?',
  accept: 'Jeg har tid!',
  decline: 'Nei takk',
  step: (number: number, count: number) => `Steg ${String(number)} av ${String(count)}`,
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
} as const;
