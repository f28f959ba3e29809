import type { Event } from '@sentry/browser';
import { pick, scrubAddress, scrubText } from '../../domain/error-report.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import type { ErrorTransport } from './error-client.ts';
import { redactRecording } from './redact-recording.ts';
import { redactTransaction } from './redact-transaction.ts';

/** What the library sends at once: headers, and items with headers of their own. */
export type Envelope = Parameters<ErrorTransport['send']>[0];

type Clean = (payload: unknown, pageUrl: string) => unknown;

const replayFields = [
  'type', 'event_id', 'replay_id', 'replay_type', 'segment_id', 'replay_start_timestamp', 'timestamp', 'error_ids', 'trace_ids',
  'platform', 'release', 'environment', 'sdk',
];
const profileFields = ['chunk_id', 'profiler_id', 'client_sdk', 'platform', 'version', 'release', 'environment'];

/** The kinds of items that leave the page, and what leaves of them. */
const kinds: Readonly<Record<string, Clean>> = {
  event: (event) => event, // Redacted before.
  transaction: (event, pageUrl) => redactTransaction(event as Event, pageUrl),
  profile_chunk: cleanProfile,
  replay_event: cleanReplay,
  replay_recording: (recording) => redactRecording(String(recording)),
};

/**
 * An envelope with nothing but what is known to hold no personal data; undefined when nothing is left of it.
 *
 * @param isRecorded whether more than errors may be sent
 */
export function redactEnvelope([headers, items]: Envelope, pageUrl: string, isRecorded: boolean): Envelope | undefined {
  const known = (items as readonly (readonly [{ readonly type: string }, unknown])[]).filter(([{ type }]) =>
    type === 'event' || (isRecorded && Object.hasOwn(kinds, type)));
  if (known.length === 0) return undefined;
  const { trace } = headers as { readonly trace?: object };
  return [
    { ...headers, ...(trace && { trace: { ...trace, transaction: undefined } }) },
    known.map(([item, payload]) => cleanItem(item, kinds[item.type]?.(payload, pageUrl))),
  ] as unknown as Envelope;
}

/** A text with line breaks tells its length in bytes. */
function cleanItem(item: object, payload: unknown): readonly [object, unknown] {
  const length = typeof payload === 'string' ? { length: new TextEncoder().encode(payload).length } : {};
  return [{ ...pick(item, ['type', 'platform']), ...length }, payload];
}

function cleanReplay(event: unknown): object {
  const { urls = [], segment_names: names = [] } = event as { readonly urls?: readonly string[]; readonly segment_names?: readonly string[] };
  return { ...pick(event as object, replayFields), urls: urls.map(scrubAddress), segment_names: names.map(scrubText) };
}

function cleanProfile(chunk: unknown): object {
  const { profile } = chunk as { readonly profile: { readonly frames: readonly unknown[] } };
  const frames = profile.frames.map((frame) => (isPlainObject(frame) ? cleanFrame(frame) : frame));
  return { ...pick(chunk as object, profileFields), profile: { ...profile, frames } };
}

function cleanFrame(frame: Readonly<Record<string, unknown>>): object {
  const { abs_path: file } = frame;
  return { ...pick(frame, ['function', 'lineno', 'colno']), ...(typeof file === 'string' && { abs_path: scrubAddress(file) }) };
}
