import type { PublishedElement } from './published-element.ts';

/**
 * `dist/types/index.d.ts`: an interface per element, and what a page's TypeScript learns by importing the package.
 *
 * @param hostTypes text of the types that hosts meet: details of events, configuration, bridge
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
${elements.map(({ tag, className }) => `  '${tag}': ${className};`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap extends KfpElementMap {}
  interface GlobalEventHandlersEventMap extends KfpEventMap {}
  interface Window {
    kfpConfig?: KfpConfig;
    kfpNativeBridge?: NativeBridge;
  }
}
`;
}

function elementInterface({ className, tag, description, attributes, properties, getters, methods }: PublishedElement): string {
  const members = [
    ...attributes.map(({ property, propertyType: type, default: value, description: text }) =>
      // Undefined gives the default back.
      member(text, value === undefined ? `${property}: ${orUndefined(type)}` : `get ${property}(): ${type};\n  set ${property}(value: ${orUndefined(type)})`),
    ),
    ...Object.entries(getters).map(([name, { tsType, description: text }]) => member(text, `readonly ${name}: ${tsType}`)),
    ...Object.entries(properties).map(([name, { tsType, description: text }]) => member(text, `${name}: ${orUndefined(tsType)}`)),
    ...Object.entries(methods).map(([name, { parameters = {}, returns, description: text }]) => {
      const list = Object.entries(parameters).map(([parameter, type]) => `${parameter}: ${type}`);
      return member(text, `${name}(${list.join(', ')}): ${returns}`);
    }),
  ];
  return `/** \`<${tag}>\`: ${description} */\nexport interface ${className} extends HTMLElement {\n${members.join('\n')}\n}`;
}

function member(description: string, code: string): string {
  return `  /** ${description} */\n  ${code};`;
}

function orUndefined(type: string): string {
  return type.includes('=>') ? `(${type}) | undefined` : `${type} | undefined`;
}

/**
 * `dist/types/react.d.ts`: the elements in JSX of React 19. Beside its attributes an element takes only properties of
 * `kfp-runtime`, which is defined at once: React gives a property to an element that is not yet defined as text.
 */
export function reactTypeDeclarations(elements: readonly PublishedElement[]): string {
  const tags = elements.map(({ tag, className, attributes, properties }) => {
    const written = attributes.map(({ attribute, type, propertyType, attributeType }) =>
      `'${attribute}'?: ${type.kind === 'json' ? `${propertyType} | string` : attributeType} | undefined;`,
    );
    const own = Object.entries(tag === 'kfp-runtime' ? properties : {}).map(([name, { tsType }]) => `${name}?: ${orUndefined(tsType)};`);
    return `    '${tag}': KfpProps<${className}> & {\n${[...written, ...own].map((line) => `        ${line}`).join('\n')}\n      };`;
  });
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AnalyticsTransport, ErrorDetail, KfpConfig, KfpEventMap, NativeBridge, Question } from './index.js';
import type { ${elements.map(({ className }) => className).join(', ')} } from './index.js';

type KfpEventProps = { [K in keyof KfpEventMap as \`on\${K}\`]?: ((event: KfpEventMap[K]) => void) | undefined };
type KfpProps<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & KfpEventProps;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
  ${tags.join('\n  ')}
    }
  }
}
`;
}
