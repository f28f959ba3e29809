import { portalPath } from '../domain/link.ts';
import { textType } from '../platform/attribute-type.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';

/** `kfp-portal`: the standalone portal page with its routes. */
export const portalElement = {
  tag: 'kfp-portal',
  className: 'KfpPortal',
  description: 'The standalone portal page: header, navigation, the area that belongs to the address, and footer; changes the address without a reload.',
  attributes: {
    basePath: {
      attribute: 'base-path',
      type: textType,
      default: portalPath,
      description: 'Path that the routes lie below.',
    },
  },
  slots: { chat: "The host's chat, in the footer; without it its place is hidden." },
} as const satisfies ElementDeclaration;
