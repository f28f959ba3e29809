import type { AttributeType } from './attribute-type.ts';

/** Parses the attribute as JSON; the property takes any value. */
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
