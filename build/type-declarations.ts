import type { ElementDeclaration } from '../src/platform/element-declaration.ts';
import { attributeType, propertyType } from './type-text.ts';

/**
 * `dist/types/index.d.ts`: an interface per element, and what a page's TypeScript learns by importing the package.
 *
 * @param hostTypes text of the types that hosts meet: details of events, configuration, bridge
 */
export function typeDeclarations(elements: readonly ElementDeclaration[], hostTypes: string): string {
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

function elementInterface({ className, tag, description, attributes, properties = {}, getters = {}, methods = {} }: ElementDeclaration) {
  const members = [
    ...Object.entries(attributes).map(([name, declared]) => {
      const type = propertyType(declared);
      // Undefined gives the default back.
      return declared.default === undefined
        ? `${comment(declared.description)}  ${name}: ${orUndefined(type)};`
        : `${comment(declared.description)}  get ${name}(): ${type};\n  set ${name}(value: ${orUndefined(type)});`;
    }),
    ...Object.entries(getters).map(([name, { tsType, description: text }]) =>
      `${comment(text)}  readonly ${name}: ${tsType};`,
    ),
    ...Object.entries(properties).map(([name, { tsType, description: text }]) =>
      `${comment(text)}  ${name}: ${orUndefined(tsType)};`,
    ),
    ...Object.entries(methods).map(([name, { tsType, description: text }]) =>
      `${comment(text)}  ${name}${tsType.replace(' => ', ': ')};`,
    ),
  ];
  return `/** \`<${tag}>\`: ${description} */\nexport interface ${className} extends HTMLElement {\n${members.join('\n')}\n}`;
}

function comment(text: string): string {
  return `  /** ${text} */\n`;
}

function orUndefined(type: string): string {
  return type.includes('=>') ? `(${type}) | undefined` : `${type} | undefined`;
}

/**
 * `dist/types/react.d.ts`: the elements in JSX of React 19. Beside its attributes an element takes only properties of
 * `kfp-runtime`, which is defined at once: React gives a property to an element that is not yet defined as text.
 */
export function reactTypeDeclarations(elements: readonly ElementDeclaration[]): string {
  const tags = elements.map(({ tag, className, attributes, properties = {} }) => {
    const props = Object.values(attributes).map((declared) =>
      `      '${declared.attribute}'?: ${declared.type.kind === 'json' ? `${propertyType(declared)} | string` : attributeType(declared)} | undefined;`,
    );
    const own = tag === 'kfp-runtime' ? Object.entries(properties) : [];
    const written = own.map(([name, { tsType }]) => `      ${name}?: ${orUndefined(tsType)};`);
    return `    '${tag}': KfpProps<${className}> & {\n${[...props, ...written].map((line) => `  ${line}`).join('\n')}\n      };`;
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
