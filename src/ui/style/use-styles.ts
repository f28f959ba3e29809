import { createContext, useContext } from 'react';

/** The shadow root of the components below; the shell provides it. Undefined outside a shadow root. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined);

/** Style sheets by their text. */
const sheets = new Map<string, CSSStyleSheet>();
/** Texts of the sheets that each shadow root has adopted. */
const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** Adopts a style sheet into a shadow root, once. All roots of the page share the sheet. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const texts = adopted.get(root) ?? new Set<string>();
  if (texts.has(css)) return;
  adopted.set(root, texts.add(css));
  addSheet(root, css);
}

/** Adopts a root's style sheets again: browsers remove them when an element moves to another document. */
export function adoptStylesAgain(root: ShadowRoot): void {
  if (!root.adoptedStyleSheets[0]) adopted.get(root)?.forEach((css) => addSheet(root, css));
}

/** Uses a sheet of the root's own window: a document accepts no other. A document without a window renders nothing. */
function addSheet(root: ShadowRoot, css: string): void {
  const { ownerDocument } = root.host;
  // Mark-up such as <img name="defaultView"> clobbers a document's defaultView.
  const view = ownerDocument === document ? window : ownerDocument.defaultView;
  if (!view) return;
  let sheet = sheets.get(css);
  if (!(sheet instanceof view.CSSStyleSheet)) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/**
 * Adopts a component's style sheet into the surrounding shadow root, in order of first use. This happens during render,
 * because an effect would run after the first paint. A second call changes nothing.
 */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  if (root) adoptStyles(root, css);
}
