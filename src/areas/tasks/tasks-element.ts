import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-tasks`: the customer's tasks. */
export const tasksElement = {
  tag: 'kfp-tasks',
  needsCustomer: true,
  titleLevel: 2,
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-tasks` for host developers. */
export const tasksDocumentation = {
  element: tasksElement,
  description: 'What the customer has to do, such as accepting an offer. Shows nothing when there is nothing to do.',
  attributes: {},
  parts: ['card'],
} as const satisfies ElementDocumentation<typeof tasksElement>;
