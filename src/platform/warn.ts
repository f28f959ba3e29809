/** Ids of the console messages; each has a paragraph in docs/troubleshooting.md. */
export type MessageId =
  | 'api-host-foreign' | 'bridge-incomplete' | 'callback-failed' | 'configuration-incomplete' | 'configuration-late'
  | 'cookie-domain-refused' | 'deprecated' | 'distributor-missing' | 'element-failed' | 'flags-invalid' | 'flags-unreachable'
  | 'invalid-value' | 'page-unchecked' | 'runtime-missing' | 'runtime-twice' | 'section-missing' | 'session-unknown'
  | 'session-unseen' | 'tag-inside' | 'tag-taken' | 'two-versions' | 'unknown-attribute' | 'unknown-field' | 'unknown-kind'
  | 'unknown-language' | 'unknown-tag' | 'unusable-text';

const warned: string[] = [];

/**
 * Warns the host page's developer about a mistake in the page, once per message and page. The console warning links to
 * the package's documentation.
 */
export function warnOnce(id: MessageId, message: string): void {
  if (warned.includes(message)) return;
  warned.push(message);
  console.warn(textOf(id, message));
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

/** As `logError`, but without the address: for `kfp.js`, which must stay small. */
export function logBriefly(message: string, error: unknown): void {
  console.error(`[kfp] ${message}`, error);
}

/** Logs an unexpected failure to the console, with the address of its documentation; other code informs the customer. */
export function logError(id: MessageId, message: string, error: unknown): void {
  console.error(textOf(id, message), error);
}

/** The message, with the address of its paragraph in the package's documentation. */
const textOf = (id: MessageId, message: string) => `[kfp] ${message}\n@kfp/elements/dist-docs/troubleshooting.md#${id}`;
