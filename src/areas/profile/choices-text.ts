/** Texts of what the customer may choose; wording by the PR rows. */
export const choicesText = {
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
