import type { Event } from '@sentry/browser';
import { pick, scrubAddress, scrubText } from '../../domain/error-report.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import type { ErrorTransport } from './error-client.ts';

/** One message of the library: headers, and items with their own headers. */
export type Envelope = Parameters<ErrorTransport['send']>[0];

type Clean = (payload: unknown, pageUrl: string) => unknown;

const replayFields = [
  'type', 'event_id', 'replay_id', 'replay_type', 'segment_id', 'replay_start_timestamp', 'timestamp', 'error_ids', 'trace_ids',
  'platform', 'release', 'environment', 'sdk',
];
const profileFields = ['chunk_id', 'profiler_id', 'client_sdk', 'platform', 'version', 'release', 'environment'];

/** The kinds of items that may leave the page, and how each is redacted. */
const kinds: Readonly<Record<string, Clean>> = {
  event: (event) => event, // Redacted in `beforeSend`.
  transaction: (event, pageUrl) => redactTransaction(event as Event, pageUrl),
  profile_chunk: cleanProfile,
  replay_event: cleanReplay,
  replay_recording: (recording) => redactRecording(String(recording)),
};

/**
 * Keeps only data that is known to hold no personal data. Undefined when nothing is left.
 *
 * @param isRecorded whether traces, profiles and replays may be sent
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

/** A payload with line breaks needs its length in bytes. */
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

/** Fields whose text comes from the library or a style sheet, in the rrweb format of replays. */
const ownFields = /^(tagName|tag|category|op|level|type|rules?|replace|replaceSync|cssText|style|property|priority|fontSource|family|method|key)$/;
const ownAttributes = /^(class|style|role|type|rel|lang|dir|tabindex|width|height|media|_cssText|rr_width|rr_height|aria-(hidden|expanded|disabled|busy|live|invalid|current|modal|level|haspopup)|data-(variant|state|scheme|distributor))$/;
/** Fields with text that the customer reads or writes. The library has masked it already; this masks it again. */
const customerFields = /^(textContent|text|value)$/;
const addressAttributes = /^(href|src|action|id|for|name|aria-(labelledby|describedby|controls|owns|activedescendant))$/;

/**
 * Removes personal data from a part of a replay. Text and unknown attributes become stars; addresses lose their query
 * and digits. Only values that are known to come from the code stay.
 *
 * @param recording a line of headers, then the list of events as JSON
 * @throws SyntaxError when the text has another format
 */
export function redactRecording(recording: string): string {
  const end = recording.indexOf('\n');
  return `${recording.slice(0, end)}\n${JSON.stringify(clean(JSON.parse(recording.slice(end + 1)), ''))}`;
}

function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cleanText(value, name);
  if (ownFields.test(name)) return value;
  if (Array.isArray(value)) return value.map((item) => clean(item, ''));
  if (!isPlainObject(value)) return value;
  const cleanField = name === 'attributes' ? cleanAttribute : clean;
  const isStyleText = value['isStyle'] === true;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, isStyleText && key === 'textContent' ? field : cleanField(field, key)]),
  );
}

function cleanText(text: string, name: string): string {
  if (ownFields.test(name)) return text;
  if (customerFields.test(name)) return mask(text);
  // Selectors of clicked elements hold labels and titles.
  return scrubAddress(name === 'message' ? text.replace(/\[[^\]]*\]/g, '') : text);
}

function cleanAttribute(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || ownAttributes.test(name)) return value;
  return addressAttributes.test(name) ? scrubAddress(value) : mask(value);
}

const mask = (text: string) => text.replace(/\S/g, '*');

const eventFields = [
  'type', 'event_id', 'timestamp', 'start_timestamp', 'platform', 'release', 'environment', 'sdk', 'transaction_info', 'measurements',
];
const spanFields = [
  'span_id', 'parent_span_id', 'trace_id', 'start_timestamp', 'timestamp', 'op', 'status', 'origin', 'exclusive_time', 'is_segment', 'segment_id',
];
/** The names of other spans hold page content. */
const knownSpans = /^(pageload|navigation|http\.client|resource\.|browser|ui\.long-)/;
/** Span attributes that hold technical data only. */
const knownTexts = /^(sentry\.(op|origin|source|replay_id|idle_span_finish_reason|segment\.name\.source)|http\.request\.method|network\.protocol\.(name|version)|thread\.(id|name)|type)$/;
const addresses = /^(url|url\.full|http\.url)$/;

/** Keeps only transaction data that is known to hold no personal data. `pageUrl` is the address of the page. */
function redactTransaction(event: Event, pageUrl: string): object {
  const { transaction = '', spans = [], contexts: { trace, profile } = {}, tags: { replayId } = {} } = event;
  return {
    ...pick(event, eventFields),
    transaction: scrubText(transaction),
    request: { url: scrubAddress(pageUrl) },
    tags: { replayId },
    contexts: { ...(trace && { trace: cleanSpan(trace) }), ...(profile && { profile: pick(profile, ['profiler_id']) }) },
    spans: spans.filter(({ op = '' }) => knownSpans.test(op)).map(cleanSpan),
  };
}

function cleanSpan(span: object): object {
  const { description, data } = span as { readonly description?: unknown; readonly data?: unknown };
  return {
    ...pick(span, spanFields),
    ...(typeof description === 'string' && { description: description.split(' ').map(cleanPlace).join(' ') }),
    ...(isPlainObject(data) && { data: cleanData(data) }),
  };
}

function cleanData(data: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(data).flatMap(([name, value]) => {
    if (typeof value === 'number' || typeof value === 'boolean' || knownTexts.test(name)) return [[name, value]];
    return typeof value === 'string' && addresses.test(name) ? [[name, scrubAddress(value)]] : [];
  }));
}

/** Files of the page's own origin have no origin in their name. */
function cleanPlace(place: string): string {
  return place.startsWith('/') ? scrubAddress(`https://a${place}`).slice('https://a'.length) : scrubAddress(place);
}
