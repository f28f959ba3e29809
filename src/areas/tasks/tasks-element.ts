import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-tasks`: what the customer has to do. */
export const tasksElement = {
  tag: 'kfp-tasks',
  className: 'KfpTasks',
  description: 'What the customer has to do, such as accepting an offer. Shows nothing when there is nothing to do.',
  needsCustomer: true,
  attributes: {},
} as const satisfies ElementDeclaration;
