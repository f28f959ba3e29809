import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-footer`: how to reach the bank, privacy and cookies, comparison of prices, and the host's chat. */
export const footerElement = {
  tag: 'kfp-footer',
  className: 'KfpFooter',
  description: 'The end of the page: how to reach the bank, privacy and cookies, comparison of prices, and a place for a chat.',
  attributes: {},
  slots: { chat: "The host's chat; without it its place is hidden." },
} as const satisfies ElementDeclaration;
