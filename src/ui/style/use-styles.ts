import { createContext, useContext } from 'react';

/** The shadow root that the parts below it draw in; the shell provides it. Undefined outside a shadow root. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined);

/** By their text. */
let sheets: Map<string, CSSStyleSheet> | undefined;
/** The texts of the sheets that a root has. */
let adopted: WeakMap<ShadowRoot, Set<string>> | undefined;

/** Gives a shadow root a style sheet, once. The sheet is made once for the page and shared by all roots. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  adopted ??= new WeakMap();
  const texts = adopted.get(root) ?? new Set<string>();
  if (texts.has(css)) return;
  adopted.set(root, texts.add(css));
  addSheet(root, css);
}

/** Gives a root its style sheets once more: a browser takes them away from what is moved into another document. */
export function adoptStylesAgain(root: ShadowRoot): void {
  if (!root.adoptedStyleSheets[0]) adopted?.get(root)?.forEach((css) => addSheet(root, css));
}

/** A document takes only sheets that were made in its own window. One without a window draws nothing. */
function addSheet(root: ShadowRoot, css: string): void {
  const { ownerDocument } = root.host;
  // Mark-up such as <img name="defaultView"> takes the place of a document's window.
  const view = ownerDocument === document ? window : ownerDocument.defaultView;
  if (!view) return;
  sheets ??= new Map();
  let sheet = sheets.get(css);
  if (!(sheet instanceof view.CSSStyleSheet)) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/**
 * Adopts a part's style sheet into the shadow root around it, in order of first use. It happens while rendering,
 * because an effect would come after the first paint; a second call changes nothing.
 */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  if (root) adoptStyles(root, css);
}
