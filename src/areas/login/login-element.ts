import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-login`: the way in for a customer who is not logged in. */
export const loginElement = {
  tag: 'kfp-login',
  className: 'KfpLogin',
  description: 'Login with BankID, in a frame. Shows nothing to a customer who is logged in.',
  attributes: {},
} as const satisfies ElementDeclaration;
