import { portalPath } from '../domain/policy.ts';
import { textType } from '../platform/attribute-type.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';

/** `kfp-portal`: the standalone portal page with its routes. */
export const portalElement = {
  tag: 'kfp-portal',
  className: 'KfpPortal',
  description: 'The standalone portal page: shows the area that belongs to the address, and changes it without a reload.',
  attributes: {
    basePath: {
      attribute: 'base-path',
      type: textType,
      default: portalPath,
      description: 'Path that the routes lie below.',
    },
  },
} as const satisfies ElementDeclaration;
