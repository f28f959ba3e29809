import type { PublishedElement } from './published-element.ts';

/**
 * `dist/types/index.d.ts`: an interface for each element, and the global types that a page gets by importing the package.
 *
 * @param hostTypes code of the types that hosts use: details of events, configuration, bridge
 */
export function typeDeclarations(elements: readonly PublishedElement[], hostTypes: string): string {
  return `${hostTypes}

/** Every event that reaches the host page. */
export type KfpEventMap = {
  [K in keyof HostEventDetails]: CustomEvent<HostEventDetails[K]>;
};

${elements.map(elementInterface).join('\n\n')}

/** The elements by tag. */
export interface KfpElementMap {
${elements.map(({ tag, className, deprecated }) => field(`'${tag}': ${className}`, deprecated)).join('\n')}
}

/** The attributes of each tag, as markup writes them. */
export interface KfpElementAttributes {
${elements.map(({ tag, attributes }) => `  '${tag}': ${shape(attributes.map((declared) => [declared.attribute, markupType(declared.attributeType), declared.type.deprecated]))};`).join('\n')}
}

/** The properties of each tag that a host sets. */
export interface KfpElementProperties {
${elements.map(({ tag, attributes, properties }) => `  '${tag}': ${shape([
    ...attributes.map(({ property, propertyType, type }) => [property, propertyType, type.deprecated] as const),
    ...Object.entries(properties).map(([name, { tsType, deprecated }]) => [name, tsType, deprecated] as const),
  ])};`).join('\n')}
}

/**
 * What a template may write on a tag: its attributes by their names, and its properties. Templates take a name that begins
 * with "on" for an event, so a script sets those properties.
 */
export type KfpMarkup<T extends keyof KfpElementMap> = {
  [K in keyof KfpElementAttributes[T] | Exclude<keyof KfpElementProperties[T], \`on\${string}\`>]?:
    | (K extends keyof KfpElementAttributes[T] ? KfpElementAttributes[T][K] : never)
    | (K extends keyof KfpElementProperties[T] ? KfpElementProperties[T][K] : never);
};

declare global {
  interface HTMLElementTagNameMap extends KfpElementMap {}
  interface GlobalEventHandlersEventMap extends KfpEventMap {}
  interface Window {
    kfpConfig?: KfpConfig | undefined;
    kfpNativeBridge?: NativeBridge | undefined;
  }
}
`;
}

/** The type of an attribute in markup, which may write a number or a boolean as text. */
function markupType(type: string): string {
  const texts: Readonly<Record<string, string>> = { number: '`${number}`', boolean: "'true' | 'false'" };
  return texts[type] ? `${type} | ${texts[type]}` : type;
}

function elementInterface({ className, tag, description, deprecated, attributes, properties, getters, methods }: PublishedElement): string {
  const members = [
    ...attributes.map(({ property, propertyType: type, default: value, description: text, type: { deprecated: instead } }) =>
      // Undefined restores the default.
      member(text, value === undefined ? `${property}: ${orUndefined(type)}` : `get ${property}(): ${type};\n  set ${property}(value: ${orUndefined(type)})`, instead),
    ),
    ...Object.entries(getters).map(([name, { tsType, description: text, deprecated: instead }]) => member(text, `readonly ${name}: ${tsType}`, instead)),
    ...Object.entries(properties).map(([name, { tsType, description: text, deprecated: instead }]) => member(text, `${name}: ${orUndefined(tsType)}`, instead)),
    ...Object.entries(methods).map(([name, { parameters = {}, returns, description: text, deprecated: instead }]) => {
      const list = Object.entries(parameters).map(([parameter, type]) => `${parameter}: ${type}`);
      return member(text, `${name}(${list.join(', ')}): ${returns}`, instead);
    }),
  ];
  return `${comment(`\`<${tag}>\`: ${description}`, deprecated)}\nexport interface ${className} extends HTMLElement {\n${members.join('\n')}\n}`;
}

function member(description: string, code: string, deprecated?: string): string {
  return `${comment(description, deprecated, '  ')}\n  ${code};`;
}

/** A member of a map. It has a comment only when it is deprecated. */
function field(code: string, deprecated: string | undefined, indent = '  '): string {
  return `${deprecated === undefined ? '' : `${indent}/** @deprecated ${deprecated} */\n`}${indent}${code};`;
}

/** The comment before a declaration. `deprecated` names the replacement. */
export function comment(description: string, deprecated?: string, indent = ''): string {
  if (deprecated === undefined) return `${indent}/** ${description} */`;
  return `${indent}/**\n${indent} * ${description}\n${indent} *\n${indent} * @deprecated ${deprecated}\n${indent} */`;
}

function orUndefined(type: string): string {
  return type.includes('=>') ? `(${type}) | undefined` : `${type} | undefined`;
}

function shape(fields: readonly (readonly [name: string, type: string, deprecated?: string | undefined])[]): string {
  return `{\n${fields.map(([name, type, deprecated]) => field(`'${name}'?: ${orUndefined(type)}`, deprecated, '    ')).join('\n')}\n  }`;
}
