import type { Event } from '@sentry/browser';
import { pick, scrubAddress, scrubText } from '../../domain/error-report.ts';
import { isPlainObject } from '../../platform/plain-object.ts';

const eventFields = [
  'type', 'event_id', 'timestamp', 'start_timestamp', 'platform', 'release', 'environment', 'sdk', 'transaction_info', 'measurements',
];
const spanFields = [
  'span_id', 'parent_span_id', 'trace_id', 'start_timestamp', 'timestamp', 'op', 'status', 'origin', 'exclusive_time', 'is_segment', 'segment_id',
];
/** Spans of other kinds are named by what was on the page. */
const knownSpans = /^(pageload|navigation|http\.client|resource\.|browser|ui\.long-)/;
/** Texts of a span that tell how, not what or whose. */
const knownTexts = /^(sentry\.(op|origin|source|replay_id|idle_span_finish_reason|segment\.name\.source)|http\.request\.method|network\.protocol\.(name|version)|thread\.(id|name)|type)$/;
const addresses = /^(url|url\.full|http\.url)$/;

/** A transaction with nothing but what is known to hold no personal data. `pageUrl` is the address of the page. */
export function redactTransaction(event: Event, pageUrl: string): object {
  const { transaction = '', spans = [], contexts: { trace, profile } = {}, tags: { replayId } = {} } = event;
  return {
    ...pick(event, eventFields),
    transaction: scrubText(transaction),
    request: { url: scrubAddress(pageUrl) },
    tags: replayId === undefined ? {} : { replayId },
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

/** Files of the page's own origin are named without it. */
function cleanPlace(place: string): string {
  return place.startsWith('/') ? scrubAddress(`https://a${place}`).slice('https://a'.length) : scrubAddress(place);
}
