import type { AttributeType } from './attribute-type.ts';

/** True when the attribute is present, unless its value is `false`. Servers in .NET write `False`. */
export const booleanType: AttributeType = {
  kind: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : String(value).trim().toLowerCase() !== 'false'),
};
