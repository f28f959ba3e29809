import { defaultLook } from '../src/ui/style/looks.ts';
import type { PublishedElement } from './published-element.ts';

/** A text of an element, by which hosts can replace it, in each language. */
export interface ElementText {
  readonly key: string;
  readonly nb: string;
  readonly nn: string;
  readonly en: string;
}

export interface HostEvent {
  /** TypeScript type of its `detail`. */
  readonly detail: string;
  /** What to use instead. */
  readonly deprecated?: string;
}

/**
 * `dist/custom-elements.json`, by schema 2.1.0 of the custom-elements manifest.
 *
 * @param hostEvents every event, by its type
 * @param texts of the elements, by tag; no field of the schema, which lets others be
 * @throws {Error} for an event or a custom property that they do not have
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

/** What stands in the manifest of a thing that will go. */
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
 * What a public custom property has where neither host nor distributor says otherwise.
 *
 * @throws {Error} for one that the theme does not read
 */
export function cssDefault(property: string): string {
  const defaults = Object.entries(defaultLook).map(([name, value]): [string, string] => {
    if (typeof value === 'object') return [`--kfp-color-${name}`, `light-dark(${value.join(', ')})`];
    // A default may be another property, which is told by its public name.
    return [`--kfp-${name}`, typeof value === 'number' ? `${String(value)}rem` : value.replace('--_kfp-', '--kfp-')];
  });
  const value = new Map(defaults).get(property);
  if (value === undefined) throw new Error(`the theme has no default of ${property}`);
  return value;
}
