import { textType, wordType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-navigation`: the links to the pages of the portal. */
export const navigationElement = {
  tag: 'kfp-navigation',
  heights: [57, 57],
  attributes: {
    variant: { attribute: 'variant', type: wordType(['ny']) },
    path: { attribute: 'path', type: textType },
  },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-navigation` for host developers. */
export const navigationDocumentation = {
  element: navigationElement,
  description: 'Links to the pages of the portal: a bar on windows from 1200 px, a menu on smaller ones. Empty to a customer who is not logged in.',
  attributes: {
    variant: 'ny adds a button that goes back, except on receipts.',
    path: 'Path of the page that is shown, of the page or below the portal\'s. Default: that of the address.',
  },
  parts: ['badge'],
} as const satisfies ElementDocumentation<typeof navigationElement>;
