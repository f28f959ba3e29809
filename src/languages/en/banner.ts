import type { TextTree } from '../../platform/texts.ts';

export const banner = {
  retry: 'Try again',
  needsReload: 'Reload the page to see the rest.',
  reload: 'Reload the page',
} satisfies TextTree;
