import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the edit forms; wording by the PR rows. */
export const formsText = {
  name: 'forms',
  nb: {
    updateAddress: 'Oppdater til folkeregistrert adresse',
    addressUpdated: 'Adressen din er oppdatert',
    addressError: 'Noe gikk galt',
    addressErrorLead: 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
    addressUnconfirmed: 'Vi får ikke bekreftet at adressen din er oppdatert.',

    edit: 'Endre',
    save: 'Lagre',
    cancel: 'Avbryt',
    email: {
      label: 'E-postadresse',
      saved: 'E-postadressen er lagret',
      missing: 'Du må fylle inn e-post',
      invalid: 'E-postadressen er ikke gyldig',
      failure: 'Noe gikk galt ved oppdatering av e-post',
      unconfirmed: 'Vi får ikke bekreftet at e-postadressen er lagret.',
      refusedByLegacy: 'E-postadressen er lagret, men ikke for livsforsikringen din. Systemet for livsforsikring tok den ikke imot.',
      halfSaved: 'E-postadressen er lagret. Har du livsforsikring, er den kanskje ikke oppdatert der. Systemet for livsforsikring har ikke bekreftet det.',
    },
    mobile: {
      label: 'Mobilnummer',
      saved: 'Mobilnummeret er lagret',
      missing: 'Du må fylle inn et telefonnummer',
      invalid: 'Mobilnummeret er ikke gyldig',
      failure: 'Noe gikk galt ved oppdatering av telefonnummer',
      unconfirmed: 'Vi får ikke bekreftet at mobilnummeret er lagret.',
      refusedByLegacy: 'Mobilnummeret er lagret, men ikke for livsforsikringen din. Systemet for livsforsikring tok det ikke imot.',
      halfSaved: 'Mobilnummeret er lagret. Har du livsforsikring, er det kanskje ikke oppdatert der. Systemet for livsforsikring har ikke bekreftet det.',
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
    documentsUnconfirmed: 'Vi får ikke bekreftet at valget ditt er lagret.',
    documentsError: 'Noe gikk galt ved lagring av valget ditt',

    consents: 'Samtykker',
    consentsFetchError: 'En feil oppsto ved henting av samtykkene.',
    marketing: 'Markedsføring',
    crossDomain: 'Deling av opplysninger',
    yes: 'Ja',
    no: 'Nei',
    unanswered: 'Ikke besvart',
    notChosen: 'Du må velge ja eller nei',
    consentSaved: 'Samtykket er lagret',
    consentUnconfirmed: 'Vi får ikke bekreftet at samtykket er lagret.',
    consentError: 'Noe gikk galt ved lagring av samtykket',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useFormsText = () => useTexts(formsText);
