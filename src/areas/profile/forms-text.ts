/** Texts of what the customer may change; wording by the PR rows. */
export const formsText = {
  save: 'Lagre',
  cancel: 'Avbryt',
  email: {
    label: 'E-postadresse',
    missing: 'Du må fylle inn e-post',
    invalid: 'E-postadressen er ikke gyldig',
    failure: 'Noe gikk galt ved oppdatering av e-post',
  },
  mobile: {
    label: 'Mobilnummer',
    missing: 'Du må fylle inn et telefonnummer',
    invalid: 'Mobilnummeret er ikke gyldig',
    failure: 'Noe gikk galt ved oppdatering av telefonnummer',
  },

  documents: 'Dokumenter',
  documentsFetchError: 'En feil oppsto ved henting av valget ditt.',
  getsPaper: 'Du får dokumentene dine på papir.',
  getsDigital: 'Du får dokumentene dine digitalt.',
  wantPaper: 'Jeg vil ha dokumentene mine på papir',
  wantDigital: 'Jeg vil ha dokumentene mine digitalt',
  confirm: 'Bekreft',
  notTicked: 'Du må krysse av før du kan bekrefte',
  documentsSaved: 'Valget ditt er lagret',
  documentsError: 'Noe gikk galt ved lagring av valget ditt',

  consents: 'Samtykker',
  consentsFetchError: 'En feil oppsto ved henting av samtykkene.',
  marketing: 'Markedsføring',
  crossDomain: 'Deling av opplysninger',
  yes: 'Ja',
  no: 'Nei',
  unanswered: 'Ikke besvart',
  notChosen: 'Du må velge ja eller nei',
  consentError: 'Noe gikk galt ved lagring av samtykket',
} as const;
