/** What the attributes of our elements take; the build generates it from their declarations. */
declare module 'virtual:attribute-types' {
  // TypeScript refuses relative import statements in here.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const attributeTypes: import('./page-facts.ts').PageFacts['attributeTypes'];
}
