import type { AttributeType } from './attribute-type.ts';

/** The level of a heading: a whole number from 1 to 4. */
export const levelType: AttributeType = {
  kind: 'level',
  read: (value) => [1, 2, 3, 4].find((level) => level === Number(value)),
};
