let warned: Set<string> | undefined;

/** Tells the host page's developer about a mistake in the page: one console warning per message and page. */
export function warnOnce(message: string): void {
  warned ??= new Set();
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[kfp] ${message}`);
}

/**
 * Tells the host page's developer, once per page, that the page uses what will go.
 *
 * @param what for example `<kfp-offers> theme`
 * @param instead for example `use palette instead`
 */
export function warnDeprecated(what: string, instead: string): void {
  warnOnce(`${what} is deprecated: ${instead}.`);
}

/** Shows an unexpected failure in the console; the customer is told elsewhere. */
export function logError(message: string, error: unknown): void {
  console.error(`[kfp] ${message}`, error);
}
