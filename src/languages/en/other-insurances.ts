import type { TextTree } from '../../platform/texts.ts';

export const otherInsurances = {
  pageTitle: 'Other insurance',
  title: 'Insurance through a card, programme, employer or union',
  none: 'We have no other insurance to show.',
  reportClaim: 'Report a claim',
  readMore: 'Read more',
} satisfies TextTree;
