import type { TextTree } from '../../platform/texts.ts';

export const cookieConsent = {
  title: 'Choose cookies',
  lead: '{owner} is asking for your consent. For the website to work, we have to use technical cookies. They are stored without consent.',
  categories: {
    functional: { label: 'Allow functional cookies', help: 'Remembers your choices, so you do not have to make them again.' },
    statistics: { label: 'Allow statistics', help: 'Shows us how the pages are used, so we can improve them.' },
    marketing: { label: 'Allow personalised marketing', help: 'Lets us show you offers that suit you.' },
  },
  bank: 'If you have said no at your bank, that applies here too.',
  more: 'Privacy and cookies',
  acceptAll: 'Accept all',
  denyAll: 'Reject all',
  acceptChosen: 'Accept my choices',
} satisfies TextTree;
