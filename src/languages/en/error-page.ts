import type { TextTree } from '../../platform/texts.ts';

const weHelp = 'Contact us and we will help you.';
const cannotBuy = 'You cannot buy insurance online';

export const errorPage = {
  kinds: {
    error: {
      generell: { title: 'Something has gone wrong', lead: 'Try again, or contact us' },
      utilgjengelig: { title: 'The service is not available at the moment', lead: 'Try again after 06:00' },
      avsluttForsikring: { title: 'Your insurance cannot be cancelled online', lead: weHelp },
      alleredeAvsluttet: { title: 'The insurance has already been cancelled' },
      finnes: { title: 'An equivalent product is already insured' },
      kanIkkeSeForsikringPaaNett: { title: 'You cannot view insurance online', lead: weHelp },
    },
    block: {
      under18: { title: 'You must be at least 18 to buy insurance online' },
      generell: { title: cannotBuy },
      lo: { title: cannotBuy },
      uonsket: { title: cannotBuy },
      utenlandskBosted: { title: 'Your home address is outside Norway' },
      kanIkkeSeForsikringPaaNett: { title: 'You cannot view insurance online' },
    },
  },
  unknown: { title: 'Oops, something went wrong here' },
  notFound: { title: 'This page seems to be missing...' },
  retry: 'Try again',
  goBack: 'Go back',
  toOverview: 'Go to the insurance overview',
  contactUs: 'Contact us',
  contactBank: 'Contact your bank for help with your insurance.',
} satisfies TextTree;
