import type { TextTree } from '../../platform/texts.ts';

export const overview = {
  title: 'Insurance overview',
  deliveredBy: 'Insurance provided by {insurer}',
  agreements: 'Your insurance',
  agreement: 'Insurance',
  loading: 'Loading content',
  fetchError: 'Something went wrong when loading your insurance.',
  sourceError: 'Some of our systems are down. Some of your insurance policies may be missing from the list.',
  empty: 'We found no insurance in your name.',
  unknown: 'At the moment, we do not know whether you have any insurance with us.',
  total: 'Total: {amount}',
  totalOfList: 'Total in this list: {amount}',
  inAYear: '{amount} a year',
  totalUnknown: 'We cannot say how much the insurance costs in total.',
  totalNote: 'The monthly price on the invoice may vary.',
  noPrice: 'See details for an overview',
  bundled: 'Bundle discount included',
  tags: { temporary: 'Temporary', renewal: 'Renewal', processing: 'Processing' },
  partError: 'Something has gone wrong',
} satisfies TextTree;
