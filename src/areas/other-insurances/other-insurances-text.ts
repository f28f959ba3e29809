import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the other insurances; wording by the OI rows. */
export const otherInsurancesText = {
  name: 'otherInsurances',
  nb: {
    pageTitle: 'Andre forsikringer',
    title: 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
    none: 'Vi har ingen andre forsikringer å vise.',
    reportClaim: 'Meld skade',
    readMore: 'Les mer',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useOtherInsurancesText = () => useTexts(otherInsurancesText);
