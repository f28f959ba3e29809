import { createContext, useContext } from 'react';

/** The shadow root that the parts below it draw in; the shell provides it. Undefined outside a shadow root. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined);

interface StyleCache {
  readonly sheets: Map<string, CSSStyleSheet>;
  readonly adopted: WeakMap<ShadowRoot, Set<string>>;
}

let cache: StyleCache | undefined;

/** Made at the first use, so that importing a part does no work. */
const styleCache = (): StyleCache => (cache ??= { sheets: new Map(), adopted: new WeakMap() });

/**
 * Gives a shadow root a style sheet, once. The sheet is made once for the page and shared by all roots.
 * Does nothing where style sheets cannot be constructed.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  if (typeof CSSStyleSheet !== 'function' || !('adoptedStyleSheets' in root)) return;
  const { sheets, adopted } = styleCache();
  const known = adopted.get(root) ?? new Set<string>();
  if (known.has(css)) return;
  let sheet = sheets.get(css);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  adopted.set(root, known.add(css));
}

/**
 * Adopts a part's style sheet into the shadow root around it, in order of first use. It happens while rendering,
 * because an effect would come after the first paint; a second call changes nothing.
 */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  if (root !== undefined) adoptStyles(root, css);
}
