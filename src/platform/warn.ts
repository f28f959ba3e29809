const warned = new Set<string>();

/** Tells the host page's developer about a mistake in the page: one console warning per message and page. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[kfp] ${message}`);
}

/** Shows an unexpected failure in the console; the customer is told elsewhere. */
export function logError(message: string, error: unknown): void {
  console.error(`[kfp] ${message}`, error);
}
