import { defaultLook } from '../src/ui/style/looks.ts';
import type { PublishedElement } from './published-element.ts';

/** One text of an element in each language. A host replaces the text by its key. */
export interface ElementText {
  readonly key: string;
  readonly nb: string;
  readonly nn: string;
  readonly en: string;
}

export interface HostEvent {
  /** TypeScript type of its `detail`. */
  readonly detail: string;
  /** Names the replacement. */
  readonly deprecated?: string;
}

/**
 * `dist/custom-elements.json`, by schema 2.1.0 of the custom-elements manifest.
 *
 * @param hostEvents every event, by its type
 * @param texts of the elements, by tag. The schema has no field for them, but allows more fields
 * @throws {Error} for an event that `hostEvents` lacks, or a custom property without a default
 */
export function customElementsManifest(
  elements: readonly PublishedElement[],
  hostEvents: Readonly<Record<string, HostEvent>>,
  texts: Readonly<Record<string, readonly ElementText[]>>,
) {
  const modules = elements.map((element) => {
    const { tag, className: name } = element;
    const path = `dist/elements/${tag}.js`;
    return {
      kind: 'javascript-module',
      path,
      declarations: [{
        kind: 'class',
        customElement: true,
        name,
        tagName: tag,
        description: element.description,
        ...deprecation(element),
        superclass: { name: 'HTMLElement' },
        attributes: attributesOf(element),
        members: [...fieldsOf(element), ...methodsOf(element)],
        events: named(element.events).map(({ name: event, description }) => {
          const told = hostEvents[event];
          if (told === undefined) throw new Error(`<${tag}> dispatches ${event}, whose detail has no type`);
          return { name: event, type: { text: `CustomEvent<${told.detail}>` }, description, ...deprecation(told) };
        }),
        slots: named(element.slots),
        cssParts: named(element.parts),
        cssProperties: named(element.cssProperties).map((property) => ({ ...property, default: cssDefault(property.name) })),
        texts: texts[tag] ?? [],
      }],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
    };
  });
  return { schemaVersion: '2.1.0', readme: 'README.md', modules };
}

function attributesOf({ attributes }: PublishedElement) {
  return attributes.map(({ attribute, attributeType, property, description, ...declared }) =>
    ({ name: attribute, type: { text: attributeType }, ...defaultOf(declared.default), description, ...deprecation(declared.type), fieldName: property }));
}

function fieldsOf({ attributes, properties, getters }: PublishedElement) {
  const beside = attributes.map(({ property, propertyType, attribute, description, default: value, type }) => {
    const text = value === undefined ? `${propertyType} | undefined` : propertyType;
    return { kind: 'field', name: property, type: { text }, ...defaultOf(value), description, ...deprecation(type), attribute };
  });
  const own = Object.entries({ ...getters, ...properties }).map(([name, { tsType, description, ...told }]) =>
    ({ kind: 'field', name, type: { text: tsType }, description, ...deprecation(told), ...(name in getters && { readonly: true }) }));
  return [...beside, ...own];
}

function methodsOf({ methods }: PublishedElement) {
  return Object.entries(methods).map(([name, { parameters = {}, returns, description, ...told }]) => ({
    kind: 'method',
    name,
    parameters: Object.entries(parameters).map(([parameter, text]) =>
      ({ name: parameter.replace('?', ''), type: { text }, ...(parameter.endsWith('?') && { optional: true }) })),
    return: { type: { text: returns } },
    description,
    ...deprecation(told),
  }));
}

/** The manifest's fields of a deprecated item. */
function deprecation({ deprecated }: { readonly deprecated?: string }) {
  return deprecated === undefined ? {} : { deprecated };
}

function defaultOf(value: unknown) {
  if (value === undefined) return {};
  return { default: Array.isArray(value) ? `'${value.join(' ')}'` : JSON.stringify(value).replaceAll('"', "'") };
}

function named(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}

/**
 * The value of a public custom property that neither host nor distributor sets.
 *
 * @throws {Error} for a property that the theme does not read
 */
export function cssDefault(property: string): string {
  const defaults = Object.entries(defaultLook).map(([name, value]): [string, string] => {
    if (typeof value === 'object') return [`--kfp-color-${name}`, `light-dark(${value.join(', ')})`];
    // A default may refer to another property. The manifest gives the public name of that property.
    return [`--kfp-${name}`, typeof value === 'number' ? `${String(value)}rem` : value.replace('--_kfp-', '--kfp-')];
  });
  const value = new Map(defaults).get(property);
  if (value === undefined) throw new Error(`the theme has no default of ${property}`);
  return value;
}
