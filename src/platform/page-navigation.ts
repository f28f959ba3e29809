/** The Navigation API, as far as it is used here. */
export interface PageNavigation extends EventTarget {
  readonly canGoBack: boolean;
}

/** Not every browser has it; there an element of the page that is named so is no such thing. */
export function pageNavigation(window: Window): PageNavigation | undefined {
  return Object.hasOwn(window, 'navigation') ? (window as unknown as { readonly navigation?: PageNavigation }).navigation : undefined;
}
