/** Each has a paragraph in docs/troubleshooting.md. */
export type WarningId =
  | 'bridge-incomplete' | 'configuration-incomplete' | 'configuration-late' | 'cookie-domain-refused' | 'deprecated'
  | 'distributor-missing' | 'flags-invalid' | 'flags-unreachable' | 'invalid-value' | 'runtime-missing' | 'runtime-twice'
  | 'section-missing' | 'session-unseen' | 'tag-taken' | 'two-versions' | 'unknown-attribute' | 'unknown-field'
  | 'unknown-kind' | 'unknown-language' | 'unknown-tag' | 'unusable-text';

let warned: Set<string> | undefined;

/**
 * Tells the host page's developer about a mistake in the page, and where the documentation of the package says more: one
 * console warning per message and page.
 */
export function warnOnce(id: WarningId, message: string): void {
  warned ??= new Set();
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[kfp] ${message}\n@kfp/elements/dist-docs/troubleshooting.md#${id}`);
}

/**
 * Tells the host page's developer, once per page, of a value of another kind than agreed.
 *
 * @param name what has the value, for example `configuration: apiHost`, and the value where it can be shown
 */
export function warnInvalid(name: string): void {
  warnOnce('invalid-value', `${name} is not valid and is ignored.`);
}

/**
 * Tells the host page's developer, once per page, that the page uses what will go.
 *
 * @param what for example `<kfp-offers> theme`
 * @param instead for example `use palette instead`
 */
export function warnDeprecated(what: string, instead: string): void {
  warnOnce('deprecated', `${what} is deprecated: ${instead}.`);
}

/** Shows an unexpected failure in the console; the customer is told elsewhere. */
export function logError(message: string, error: unknown): void {
  console.error(`[kfp] ${message}`, error);
}
