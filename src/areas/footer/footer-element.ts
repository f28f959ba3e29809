import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-footer`: contact details, links to privacy, cookies and price comparison, and the host's chat. */
export const footerElement = {
  tag: 'kfp-footer',
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-footer` for host developers. */
export const footerDocumentation = {
  element: footerElement,
  description: 'The end of the page: how to reach the bank, privacy and cookies, comparison of prices, and a place for a chat.',
  attributes: {},
  slots: { chat: "The host's chat; without it its place is hidden." },
  parts: ['skeleton'],
} as const satisfies ElementDocumentation<typeof footerElement>;
