import { portalPath } from '../domain/link.ts';
import type { AttributeType } from '../platform/attribute-type.ts';
import type { ElementDeclaration, ElementDocumentation } from '../platform/element-declaration.ts';
import { titleAttributes } from '../shell/with-common-attributes.ts';

/** A path without a query, without space around it. An address with an origin would lead every link of the page astray. */
const pathType: AttributeType = {
  kind: 'text',
  read(value) {
    const path = typeof value === 'string' ? value.trim() : undefined;
    return path !== undefined && !/^\/\/|^[^/]*:|[?#\\\t\r\n]/.test(path) ? path : undefined;
  },
};

/** `kfp-portal`: the standalone portal page with its routes. */
export const portalElement = {
  tag: 'kfp-portal',
  titleLevel: 1,
  attributes: {
    headingLevel: { ...titleAttributes.headingLevel, default: 1 },
    basePath: { attribute: 'base-path', type: pathType, default: portalPath },
  },
} as const satisfies ElementDeclaration;

/** Public documentation of `kfp-portal`. */
export const portalDocumentation = {
  element: portalElement,
  description: 'The standalone portal page: header, navigation, the area that belongs to the address, and footer; changes the address without a reload.',
  attributes: {
    headingLevel: 'The level of the title, 1 to 4; the headings below it follow.',
    basePath: 'Path that the routes lie below.',
  },
  slots: { chat: "The host's chat, below the footer; without it its place is hidden." },
  parts: ['badge', 'card', 'photo', 'skeleton', 'tag'],
} as const satisfies ElementDocumentation<typeof portalElement>;
