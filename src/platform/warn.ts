let warned: Set<string> | undefined;

/** Tells the host page's developer about a mistake in the page: one console warning per message and page. */
export function warnOnce(message: string): void {
  warned ??= new Set();
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[kfp] ${message}`);
}

/** Shows an unexpected failure in the console; the customer is told elsewhere. */
export function logError(message: string, error: unknown): void {
  console.error(`[kfp] ${message}`, error);
}
