/** A part's style sheet as text; the build minifies it and turns `rem` into our own unit. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
