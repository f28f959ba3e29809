import { portalPath } from '../domain/link.ts';
import { textType } from '../platform/attribute-type.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import type { ElementDocumentation } from '../platform/element-documentation.ts';

/** `kfp-portal`: the standalone portal page with its routes. */
export const portalElement = {
  tag: 'kfp-portal',
  attributes: {
    basePath: { attribute: 'base-path', type: textType, default: portalPath },
  },
} as const satisfies ElementDeclaration;

/** What hosts are told of `kfp-portal`. */
export const portalDocumentation = {
  element: portalElement,
  description: 'The standalone portal page: header, navigation, the area that belongs to the address, and footer; changes the address without a reload.',
  attributes: {
    basePath: 'Path that the routes lie below.',
  },
  slots: { chat: "The host's chat, below the footer; without it its place is hidden." },
  parts: ['badge', 'card', 'photo', 'skeleton', 'tag'],
} as const satisfies ElementDocumentation<typeof portalElement>;
