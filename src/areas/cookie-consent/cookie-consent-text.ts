import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the consent dialog. */
export const cookieConsentText = {
  name: 'cookieConsent',
  nb: {
    title: 'Velg informasjonskapsler',
    lead: '{owner} ber om ditt samtykke. For at nettsidene skal fungere, må vi bruke tekniske informasjonskapsler. De lagres uten samtykke.',
    categories: {
      functional: { label: 'Tillat funksjonelle', help: 'Husker valgene dine, så du slipper å gjøre dem på nytt.' },
      statistics: { label: 'Tillat statistikk', help: 'Viser oss hvordan sidene brukes, så vi kan gjøre dem bedre.' },
      marketing: { label: 'Tillat personlig markedsføring', help: 'Lar oss vise deg tilbud som passer for deg.' },
    },
    bank: 'Har du sagt nei i banken din, gjelder det også her.',
    more: 'Personvern og informasjonskapsler',
    acceptAll: 'Godta alle',
    denyAll: 'Avvis alle',
    acceptChosen: 'Godta mine valg',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useCookieConsentText = () => useTexts(cookieConsentText);
