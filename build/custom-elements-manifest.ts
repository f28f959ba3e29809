import type { ElementDeclaration } from '../src/platform/element-declaration.ts';
import { attributeType, propertyType } from './type-text.ts';

export interface ManifestOptions {
  readonly elements: readonly ElementDeclaration[];
  /** TypeScript type of the `detail` of each event. */
  readonly eventDetails: Readonly<Record<string, string>>;
  readonly cssDefaults: Readonly<Record<string, string>>;
}

/** `dist/custom-elements.json`, by schema 2.1.0 of the custom-elements manifest. */
export function customElementsManifest(options: ManifestOptions) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: options.elements.map((element) => moduleOf(element, options)),
  };
}

function moduleOf(element: ElementDeclaration, options: ManifestOptions) {
  const { tag, className } = element;
  const path = `dist/elements/${tag}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(element, options)],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } }],
  };
}

function declarationOf(element: ElementDeclaration, { eventDetails, cssDefaults }: ManifestOptions) {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.description,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(element),
    members: [...fieldsOf(element), ...methodsOf(element)],
    events: Object.entries(element.events ?? {}).map(([name, description]) => {
      const detail = eventDetails[name];
      if (detail === undefined) throw new Error(`<${element.tag}> dispatches ${name}, whose detail has no type`);
      return { name, type: { text: `CustomEvent<${detail}>` }, description };
    }),
    slots: named(element.slots),
    cssParts: named(element.parts),
    cssProperties: named(element.cssProperties).map((property) => ({ ...property, default: cssDefaults[property.name] })),
  };
}

function attributesOf({ attributes }: ElementDeclaration) {
  return Object.entries(attributes).map(([fieldName, declared]) => ({
    name: declared.attribute,
    type: { text: attributeType(declared) },
    ...defaultOf(declared.default),
    description: declared.description,
    fieldName,
  }));
}

function fieldsOf({ attributes, properties = {}, getters = {} }: ElementDeclaration) {
  const beside = Object.entries(attributes).map(([name, declared]) => ({
    kind: 'field',
    name,
    type: { text: declared.default === undefined ? `${propertyType(declared)} | undefined` : propertyType(declared) },
    ...defaultOf(declared.default),
    description: declared.description,
    attribute: declared.attribute,
  }));
  const own = Object.entries({ ...getters, ...properties }).map(([name, { tsType, description }]) => ({
    kind: 'field',
    name,
    type: { text: tsType },
    description,
    ...(name in getters && { readonly: true }),
  }));
  return [...beside, ...own];
}

function methodsOf({ methods = {} }: ElementDeclaration) {
  return Object.entries(methods).map(([name, { tsType, description }]) => ({
    kind: 'method',
    name,
    ...signature(tsType),
    description,
  }));
}

/** `(id: string) => void` as the parameters and the return value of the manifest. */
function signature(tsType: string) {
  const [, list = '', result = 'unknown'] = /^\((.*?)\) => (.*)$/.exec(tsType) ?? [];
  const parameters = list.split(/, (?=\w+\??:)/).filter(Boolean);
  return {
    parameters: parameters.map((parameter) => {
      const [, name = '', optional, text = 'unknown'] = /^(\w+)(\?)?: (.*)$/.exec(parameter) ?? [];
      return { name, type: { text }, ...(optional && { optional: true }) };
    }),
    return: { type: { text: result } },
  };
}

function defaultOf(value: unknown) {
  if (value === undefined) return {};
  return { default: Array.isArray(value) ? `'${value.join(' ')}'` : JSON.stringify(value).replaceAll('"', "'") };
}

function named(descriptions: Readonly<Record<string, string>> = {}) {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}
