import type { PublishedElement } from './published-element.ts';
import { pascalCase } from './published-element.ts';
import { comment } from './type-declarations.ts';

/** `dist/types/react.d.ts`: types of the elements in JSX of React 19. */
export const reactTypes = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KfpElementMap, KfpEventMap, KfpMarkup } from './index.js';

type Events = { [K in keyof KfpEventMap as \`on\${K}\`]?: ((event: KfpEventMap[K]) => void) | undefined };
type Intrinsic = {
  [T in keyof KfpElementMap]: DetailedHTMLProps<HTMLAttributes<KfpElementMap[T]>, KfpElementMap[T]> & KfpMarkup<T> & Events;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
`;

/** `dist/types/vue.d.ts`: types of the elements in templates of Vue 3. */
export const vueTypes = `import type { AllowedComponentProps, HTMLAttributes, VNodeProps } from 'vue';
import type { KfpElementMap, KfpEventMap, KfpMarkup } from './index.js';

type Pascal<S extends string> = S extends \`\${infer Word}-\${infer Rest}\` ? \`\${Capitalize<Word>}\${Pascal<Rest>}\` : Capitalize<S>;
type Events = { [K in keyof KfpEventMap as \`on\${Pascal<K>}\`]?: ((event: KfpEventMap[K]) => void) | undefined };
/** Vue compares an attribute such as \`heading-level="3"\` with the type of the property. */
type OrAsText<T> = { [K in keyof T]: number extends T[K] ? T[K] | \`\${number}\` : T[K] };
type Tags = {
  [T in keyof KfpElementMap]: new () => KfpElementMap[T] & {
    /** @deprecated A type for templates only. */
    $props: HTMLAttributes & AllowedComponentProps & VNodeProps & OrAsText<KfpMarkup<T>> & Events;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`;

/** `dist/types/svelte.d.ts`: types of the elements in templates of Svelte 5. */
export const svelteTypes = `import type { HTMLAttributes } from 'svelte/elements';
import type { KfpElementMap, KfpEventMap, KfpMarkup } from './index.js';

type Events = { [K in keyof KfpEventMap as \`on\${K}\`]?: ((event: KfpEventMap[K]) => void) | undefined };
type Tags = { [T in keyof KfpElementMap]: HTMLAttributes<KfpElementMap[T]> & KfpMarkup<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
  // The events bubble, so any tag around an element gets them.
  interface DOMAttributes<T extends EventTarget> extends Events {}
}
`;

/** `dist/types/react18.d.ts`: the type of a component for each element. */
export function react18Types(elements: readonly PublishedElement[]): string {
  return `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { KfpElementMap, KfpElementProperties, KfpEventMap } from './index.js';

type Pascal<S extends string> = S extends \`\${infer Word}-\${infer Rest}\` ? \`\${Capitalize<Word>}\${Pascal<Rest>}\` : Capitalize<S>;
type Events = { [K in keyof KfpEventMap as \`on\${Pascal<K>}\`]?: ((event: KfpEventMap[K]) => void) | undefined };
type Props<T extends keyof KfpElementMap> = Omit<HTMLAttributes<KfpElementMap[T]>, keyof KfpElementProperties[T]> & KfpElementProperties[T] & Events;
type KfpComponent<T extends keyof KfpElementMap> = ForwardRefExoticComponent<Props<T> & RefAttributes<KfpElementMap[T]>>;

${elements.map(({ tag, className, description, deprecated }) => `${comment(`\`<${tag}>\`: ${description}`, deprecated)}\nexport declare const ${className}: KfpComponent<'${tag}'>;`).join('\n')}
`;
}

/** The type of event that each prop of the components in `react18.js` stands for, such as `kfp-ready` for `onKfpReady`. */
export function eventProps(types: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(types.map((type) => [`on${pascalCase(type)}`, type]));
}
