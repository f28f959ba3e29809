import type { AttributeType } from './attribute-type.ts';

export const numberType: AttributeType = {
  kind: 'number',
  read(value) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  },
};

/** A count: a whole number from 1. */
export const countType: AttributeType = {
  kind: 'count',
  read(value) {
    const count = numberType.read(value);
    return Number.isInteger(count) && Number(count) >= 1 ? count : undefined;
  },
};
