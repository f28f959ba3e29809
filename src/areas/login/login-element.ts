import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-login`: the login for a customer who is not logged in. */
export const loginElement = {
  tag: 'kfp-login',
  titleLevel: 1,
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-login` for host developers. */
export const loginDocumentation = {
  element: loginElement,
  description: 'Login with BankID, in a frame. Shows nothing to a customer who is logged in.',
  attributes: {},
} as const satisfies ElementDocumentation<typeof loginElement>;
