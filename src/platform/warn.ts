const warned = new Set<string>();

/** Tells the host page's developer about a mistake in the page: one console warning per message and page. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[kfp] ${message}`);
}
