import type { ElementDeclaration } from '../platform/element-declaration.ts';
import { readAttribute } from '../platform/element-declaration.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The current value of each attribute and property of one element. */
export interface AttributeValues {
  readonly get: (property: string) => unknown;
  /** Undefined or null restores the attribute's value. */
  readonly set: (property: string, value: unknown) => void;
  /** Takes the attribute's new text; null when the attribute was removed. */
  readonly setAttribute: (attribute: string, text: string | null) => void;
  /** Every value; a new object after each change. */
  readonly all: () => Values;
}

/**
 * Stores the values of one element. The last write wins. A removed attribute restores the default.
 * An invalid value gives the default and a warning. Properties are not reflected to attributes.
 */
export function createAttributeValues(
  element: HTMLElement,
  declaration: ElementDeclaration,
  onChange: () => void,
): AttributeValues {
  const { tag, attributes, properties = [] } = declaration;
  // Attributes are read here. The browser reports each of them again at the end of the upgrade.
  const unreported = new Map(observedAttributes(declaration).map((name) => [name, element.getAttribute(name)]));
  let values: Values = Object.fromEntries(
    Object.entries(attributes).map(([property, declared]) => [
      property,
      readAttribute(tag, declared, unreported.get(declared.attribute)),
    ]),
  );

  const isSet: Record<string, boolean> = {};

  function write(property: string, value: unknown): void {
    if (Object.is(values[property], value)) return;
    values = { ...values, [property]: value };
    onChange();
  }

  function set(property: string, value: unknown): void {
    isSet[property] = value != null;
    const declared = attributes[property];
    const next = declared
      ? readAttribute(tag, declared, value ?? element.getAttribute(declared.attribute))
      : (value ?? undefined);
    write(property, next);
  }

  takePropertiesSetBefore(element, [...Object.keys(attributes), ...properties], set);
  return {
    get: (property) => values[property],
    set,
    setAttribute(attribute, text) {
      // The upgrade reports attributes late. That report must not overwrite properties that the host set earlier.
      const known = unreported.get(attribute);
      unreported.delete(attribute);
      if (text !== null && text === known) return;
      for (const [property, declared] of Object.entries(attributes)) {
        if (declared.attribute !== attribute) continue;
        if (declared.isLayered && isSet[property]) onChange();
        else write(property, readAttribute(tag, declared, text));
      }
    },
    all: () => values,
  };
}

/** Moves properties that the host set before the tag was defined into the values: own properties hide the class accessors. */
function takePropertiesSetBefore(
  element: HTMLElement,
  properties: readonly string[],
  set: (property: string, value: unknown) => void,
): void {
  for (const property of properties) {
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    set(property, value);
  }
}

/**
 * Defines an accessor on the class for each declared attribute and property. Call it after the class and not in its static
 * block: a minifier writes it there as `var`s, which Rollup takes for variables of the function around the class.
 */
export function defineAccessors<E extends HTMLElement>(
  prototype: E,
  declaration: ElementDeclaration,
  valuesOf: (element: E) => AttributeValues,
): void {
  for (const property of [...Object.keys(declaration.attributes), ...(declaration.properties ?? [])]) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      get(this: E) {
        return valuesOf(this).get(property);
      },
      set(this: E, value: unknown) {
        valuesOf(this).set(property, value);
      },
    });
  }
}

/** The names of the declared attributes, for `observedAttributes` of the class. */
export function observedAttributes(declaration: ElementDeclaration): string[] {
  return Object.values(declaration.attributes).map(({ attribute }) => attribute);
}
