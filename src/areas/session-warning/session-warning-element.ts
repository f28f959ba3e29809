import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-session-warning`: warns before session expiry. The customer leaves the page when the session has ended. */
export const sessionWarningElement = {
  tag: 'kfp-session-warning',
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-session-warning` for host developers. */
export const sessionWarningDocumentation = {
  element: sessionWarningElement,
  description: 'A dialog in the last minute of the session, with a way to go on. A page that holds it is left when the session has ended.',
  attributes: {},
} as const satisfies ElementDocumentation<typeof sessionWarningElement>;
