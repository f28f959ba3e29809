/** Ids of the warnings; each has a paragraph in docs/troubleshooting.md. */
export type WarningId =
  | 'bridge-incomplete' | 'configuration-incomplete' | 'configuration-late' | 'cookie-domain-refused' | 'deprecated'
  | 'distributor-missing' | 'flags-invalid' | 'flags-unreachable' | 'invalid-value' | 'runtime-missing' | 'runtime-twice'
  | 'section-missing' | 'session-unseen' | 'tag-taken' | 'two-versions' | 'unknown-attribute' | 'unknown-field'
  | 'unknown-kind' | 'unknown-language' | 'unknown-tag' | 'unusable-text';

let warned: Set<string> | undefined;

/**
 * Warns the host page's developer about a mistake in the page, once per message and page. The console warning links to
 * the package's documentation.
 */
export function warnOnce(id: WarningId, message: string): void {
  warned ??= new Set();
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[kfp] ${message}\n@kfp/elements/dist-docs/troubleshooting.md#${id}`);
}

/**
 * Warns the host page's developer, once per page, about a value of the wrong type.
 *
 * @param name where the value is, for example `configuration: apiHost`, and the value itself where it can be shown
 */
export function warnInvalid(name: string): void {
  warnOnce('invalid-value', `${name} is not valid and is ignored.`);
}

/**
 * Warns the host page's developer, once per page, that the page uses a deprecated member.
 *
 * @param what for example `<kfp-offers> theme`
 * @param instead for example `use palette instead`
 */
export function warnDeprecated(what: string, instead: string): void {
  warnOnce('deprecated', `${what} is deprecated: ${instead}.`);
}

/** Logs an unexpected failure to the console; other code informs the customer. */
export function logError(message: string, error: unknown): void {
  console.error(`[kfp] ${message}`, error);
}
