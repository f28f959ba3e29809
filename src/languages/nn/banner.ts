import type { TextTree } from '../../platform/texts.ts';

export const banner = {
  retry: 'Prøv igjen',
  needsReload: 'Last sida på nytt for å sjå resten.',
  reload: 'Last sida på nytt',
} satisfies TextTree;
