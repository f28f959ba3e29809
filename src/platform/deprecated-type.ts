import type { AttributeType } from './attribute-type.ts';
import { warnDeprecated } from './warn.ts';

/**
 * Of an attribute that will go, and the property beside it: reads what `type` reads, and warns once of a page that uses it.
 *
 * @param what for example `<kfp-offers> theme`
 * @param instead for example `use palette instead`
 */
export function deprecatedType(type: AttributeType, what: string, instead: string): AttributeType {
  return {
    ...type,
    deprecated: instead,
    read(value) {
      warnDeprecated(what, instead);
      return type.read(value);
    },
  };
}
