import type { TextTree } from '../../platform/texts.ts';

export const lateBlocks = {
  systemError: 'We are currently having problems with some of our systems. Something may be missing, or may not work as it should.',
  moreAgreements: 'More insurance',
  nothing: 'There is nothing to show here right now.',
  otherInsurances: 'Other insurance',
  offers: 'Offers',
  offer: 'Offer',
  expired: 'Expired',
  offersError: 'Something went wrong when loading your offers.',
  moreOffers: { one: '+ {count} offer', other: '+ {count} offers' },
  seeOffers: 'See your offers',
  help: 'Show help text',
  missing: {
    title: 'Can’t find your insurance?',
    showMore: 'Show more questions',
    showFewer: 'Show fewer questions',
  },
  union: {
    title: 'Benefits for LO members',
    text: 'kr\u00a01,000 off the deductible',
    action: 'Check whether you are insured twice',
  },
  buy: {
    title: 'Buy insurance',
    claim: 'Get a discount of up to 20% when you bundle your insurance.',
    action: 'See insurance you can buy',
    campaigns: {
      bank: '+ 5% for bank customers',
      union: 'kr\u00a01,000 off the deductible for LO members',
    },
  },
} satisfies TextTree;
