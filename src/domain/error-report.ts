/** Whether an error is never sent to the error service, by its name and message (ER-03 to ER-05). */
export function isIgnoredError(name: string, message: string): boolean {
  return message.includes('ToggleSlider component has been deprecated') || [name, message].some((text) => text.startsWith('FBNav'));
}

/** Anchored at the start of a word, so that it reads a long word only once. */
const emailPattern = /(?<![^\s@"'<>()[\]])[^\s@"'<>()[\]]+(?:@|%40)[^\s@"'<>()[\]]+/gu;
const queryPattern = /([/\w])[?#](?=\S*[=&%\p{N}])\S+/gu;
const numberPattern = /\p{N}+/gu;

/** Removes e-mail addresses, numbers and address queries from a text that leaves the page. */
export function scrubText(text: string): string {
  return text.replace(emailPattern, '[email]').replace(queryPattern, '$1').replace(numberPattern, '[number]');
}

/**
 * Removes query, fragment and digits from the address of a page or script. The file name of a script keeps its digits,
 * because they identify the build.
 */
export function scrubAddress(address: string): string {
  const [, origin, path = '', script = ''] = /^(https?:\/\/[^/?#@]+)(?=[/?#]|$)([^?#]*?)(\/[\w.-]+\.m?js)?(?:[?#].*)?$/i.exec(address) ?? [];
  return origin === undefined ? scrubText(address) : origin + scrubText(path) + script;
}

/** The number of customers, as the operator configures it. */
export type TrafficLevel = 'NORMAL' | 'HIGH' | 'EXTRA_HIGH';

/** Shares from 0 to 1. */
export interface ReportRates {
  /** The share of traced pages that are profiled. */
  readonly profiles: number;
  /** The share of errors that are sent with a replay of the minute before. */
  readonly errorReplays: number;
  /** The share of sessions that are replayed from their start. */
  readonly sessionReplays: number;
}

const sessionReplays: Readonly<Record<TrafficLevel, number>> = { NORMAL: 0.1, HIGH: 0.01, EXTRA_HIGH: 0.005 };

/** The sampling rates of recordings for the error service (ER-06 to ER-12). */
export function reportRates(traffic: TrafficLevel = 'NORMAL'): ReportRates {
  return { profiles: 1, errorReplays: 1, sessionReplays: sessionReplays[traffic] };
}

/** Copies the named fields of an object. Missing and undefined fields are left out. */
export function pick(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([name, value]) => names.includes(name) && value !== undefined));
}
