import type { ElementDeclaration } from '../../platform/element-declaration.ts';
import type { ElementDocumentation } from '../../platform/element-documentation.ts';

/** `kfp-session-warning`: asks before the session ends; its page is left when the session has ended. */
export const sessionWarningElement = {
  tag: 'kfp-session-warning',
  attributes: {},
} as const satisfies ElementDeclaration;

/** What hosts are told of `kfp-session-warning`. */
export const sessionWarningDocumentation = {
  element: sessionWarningElement,
  description: 'A dialog in the last minute of the session, with a way to go on. A page that holds it is left when the session has ended.',
  attributes: {},
} as const satisfies ElementDocumentation<typeof sessionWarningElement>;
