import type { AttributeType } from './attribute-type.ts';

/** True when the attribute is present, unless its value is `false`. */
export const booleanType: AttributeType = {
  kind: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : value !== 'false'),
};
