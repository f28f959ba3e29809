import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { scrubAddress, scrubText } from '../../domain/error-report.ts';

const ownTags: readonly string[] = ['tag', 'area', 'status', 'recoverable', 'replayId'];

/**
 * An event with nothing but what is known to hold no personal data. The library adds what the page's own copy
 * of it has collected: user, tags, breadcrumbs; none of that is ours to send.
 *
 * @param pageUrl address of the page
 */
export function redactErrorEvent(event: ErrorEvent, pageUrl: string): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, exception, tags, contexts, sdkProcessingMetadata } = event;
  const known = Object.entries(tags ?? {}).filter(([name]) => ownTags.includes(name));
  const { trace } = contexts ?? {};
  return {
    type: undefined,
    ...withoutUndefined({ event_id, timestamp, platform, level, release, environment, sdkProcessingMetadata }),
    tags: Object.fromEntries(known),
    request: { url: scrubAddress(pageUrl) },
    exception: { values: (exception?.values ?? []).map(cleanException) },
    contexts: trace ? { trace } : {},
  };
}

function cleanException({ type, value = '', stacktrace }: Exception): Exception {
  return {
    ...(type === undefined ? {} : { type: scrubText(type) }),
    value: scrubText(type === 'SyntaxError' ? value.replace(/"[^"]*"?/g, '[text]') : value),
    mechanism: { type: 'generic', handled: true },
    ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } } : {}),
  };
}

function cleanFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const file = filename === undefined ? undefined : scrubAddress(filename);
  return withoutUndefined({ filename: file, function: name, lineno, colno, in_app });
}

/** The library's types make a difference between a field that is missing and one that is undefined. */
function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
