/** All elements by tag; the build generates the list from their declarations. */
declare module 'virtual:elements' {
  import type { LoadableElement } from './define-elements.ts';

  export const elements: Readonly<Record<string, LoadableElement>>;
}
