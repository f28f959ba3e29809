import type { AttributeType } from './attribute-type.ts';
import { warnDeprecated } from './warn.ts';

/**
 * Wraps the type of a deprecated attribute and its property: parses like `type`, and warns once per page that uses it.
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
