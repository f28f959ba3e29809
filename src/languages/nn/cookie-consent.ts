import type { TextTree } from '../../platform/texts.ts';

export const cookieConsent = {
  title: 'Vel informasjonskapslar',
  lead: '{owner} ber om samtykke frå deg. For at nettsidene skal fungere, må vi bruke tekniske informasjonskapslar. Dei blir lagra utan samtykke.',
  categories: {
    functional: { label: 'Tillat funksjonelle', help: 'Hugsar vala dine, så du slepp å gjere dei på nytt.' },
    statistics: { label: 'Tillat statistikk', help: 'Viser oss korleis sidene blir brukte, så vi kan gjere dei betre.' },
    marketing: { label: 'Tillat personleg marknadsføring', help: 'Lèt oss vise deg tilbod som passar for deg.' },
  },
  bank: 'Har du sagt nei i banken din, gjeld det her òg.',
  more: 'Personvern og informasjonskapslar',
  acceptAll: 'Godta alle',
  denyAll: 'Avvis alle',
  acceptChosen: 'Godta vala mine',
} satisfies TextTree;
