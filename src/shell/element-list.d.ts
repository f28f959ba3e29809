/** Which elements there are, by tag; the build derives it from their declarations. */
declare module 'virtual:elements' {
  import type { LoadableElement } from './define-elements.ts';

  export const elements: Readonly<Record<string, LoadableElement>>;
}
