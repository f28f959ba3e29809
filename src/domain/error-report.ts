/** Whether the error service is not to hear of an error, by its name and message (ER-03 to ER-05). */
export function isIgnoredError(name: string, message: string): boolean {
  return message.includes('ToggleSlider component has been deprecated') || [name, message].some((text) => text.startsWith('FBNav'));
}

/** Starts at the start of a word, so that a long one is read once. */
const emailPattern = /(?<![^\s@"'<>()[\]])[^\s@"'<>()[\]]+(?:@|%40)[^\s@"'<>()[\]]+/gu;
const queryPattern = /([/\w])[?#](?=\S*[=&%\p{N}])\S+/gu;
const numberPattern = /\p{N}+/gu;

/** A text that is to leave the page, without e-mail addresses, numbers, and queries of addresses. */
export function scrubText(text: string): string {
  return text.replace(emailPattern, '[email]').replace(queryPattern, '$1').replace(numberPattern, '[number]');
}

/**
 * The address of a page or script without query and fragment, and with no digits in its path. The name of a
 * script keeps its own: they tell which build it is of.
 */
export function scrubAddress(address: string): string {
  const [, origin, path = '', script = ''] = /^(https?:\/\/[^/?#@]+)(?=[/?#]|$)([^?#]*?)(\/[\w.-]+\.m?js)?(?:[?#].*)?$/i.exec(address) ?? [];
  return origin === undefined ? scrubText(address) : origin + scrubText(path) + script;
}

/** How many customers there are, as the operator says. */
export type TrafficLevel = 'NORMAL' | 'HIGH' | 'EXTRA_HIGH';

/** Shares from 0 to 1. */
export interface ReportRates {
  /** Of traced pages. */
  readonly profiles: number;
  /** Of errors that bring the replay of the minute before them. */
  readonly errorReplays: number;
  /** Of sessions that are replayed from their start. */
  readonly sessionReplays: number;
}

const sessionReplays: Readonly<Record<TrafficLevel, number>> = { NORMAL: 0.1, HIGH: 0.01, EXTRA_HIGH: 0.005 };

/** How much of what the portal does is recorded for the error service (ER-06 to ER-12). */
export function reportRates(traffic: TrafficLevel = 'NORMAL'): ReportRates {
  return { profiles: 1, errorReplays: 1, sessionReplays: sessionReplays[traffic] };
}

/** The named ones of an object's fields; what it does not have is left out. */
export function pick(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([name, value]) => names.includes(name) && value !== undefined));
}
