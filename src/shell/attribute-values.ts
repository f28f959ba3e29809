import type { ElementDeclaration } from '../platform/element-declaration.ts';
import { readAttribute } from '../platform/element-declaration.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The current value of each attribute and property of one element. */
export interface AttributeValues {
  readonly get: (property: string) => unknown;
  /** Undefined or null gives the attribute's value back. */
  readonly set: (property: string, value: unknown) => void;
  /** The attribute now has this text, or is gone. */
  readonly setAttribute: (attribute: string, text: string | null) => void;
  /** Every value; a new object after each change. */
  readonly all: () => Values;
}

/**
 * Keeps the values of one element as all elements do: the last write counts, a removed attribute
 * gives the default back, a bad value gives the default and a warning, nothing is reflected.
 */
export function createAttributeValues(
  element: HTMLElement,
  declaration: ElementDeclaration,
  onChange: () => void,
): AttributeValues {
  const { tag, attributes, properties = [] } = declaration;
  // Read here, and reported once more when the upgrade that this is part of has ended.
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
      // The report of the upgrade comes after the properties that were set before it, and must not win over them.
      const isKnown = text !== null && unreported.get(attribute) === text;
      unreported.delete(attribute);
      if (isKnown) return;
      for (const [property, declared] of Object.entries(attributes)) {
        if (declared.attribute !== attribute) continue;
        if (declared.isLayered && isSet[property]) onChange();
        else write(property, readAttribute(tag, declared, text));
      }
    },
    all: () => values,
  };
}

/** A host may set properties before the tag is defined; they hide the accessors of the class until taken over. */
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

/** Gives a class accessors for what its elements keep in their values. */
export function defineAccessors<E extends HTMLElement>(
  prototype: E,
  declaration: ElementDeclaration,
  valuesOf: (element: E) => AttributeValues,
): void {
  for (const property of [...Object.keys(declaration.attributes), ...(declaration.properties ?? [])]) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        return valuesOf(this).get(property);
      },
      set(this: E, value: unknown) {
        valuesOf(this).set(property, value);
      },
    });
  }
}

export function observedAttributes(declaration: ElementDeclaration): string[] {
  return Object.values(declaration.attributes).map(({ attribute }) => attribute);
}
