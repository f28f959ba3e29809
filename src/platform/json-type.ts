import type { AttributeType } from './attribute-type.ts';

/** JSON as an attribute, any value as a property. */
export const jsonType: AttributeType = {
  kind: 'json',
  read(value) {
    if (typeof value !== 'string') return value;
    try {
      return (JSON.parse(value) as unknown) ?? undefined;
    } catch {
      return undefined; // The caller warns.
    }
  },
};
