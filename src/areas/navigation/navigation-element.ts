import { textType, wordType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-navigation`: the links to the pages of the portal. */
export const navigationElement = {
  tag: 'kfp-navigation',
  className: 'KfpNavigation',
  description: 'Links to the pages of the portal: a bar on windows from 1200 px, a menu on smaller ones. Empty to a customer who is not logged in.',
  attributes: {
    variant: {
      attribute: 'variant',
      type: wordType(['ny']),
      description: 'ny adds a button that goes back, except on receipts.',
    },
    path: {
      attribute: 'path',
      type: textType,
      description: 'Path of the page that is shown, of the page or below the portal\'s. Default: that of the address.',
    },
  },
} as const satisfies ElementDeclaration;
