import type { BrowserOptions, ErrorEvent, Exception, StackFrame, addIntegration } from '@sentry/browser';
import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { scrubAddress, scrubText } from '../../domain/error-report.ts';
import type { ErrorDetail } from '../host/host.ts';

export interface ErrorClientOptions {
  readonly window: Window & typeof globalThis;
  /** Address of the project, with its public key. */
  readonly dsn: string;
  readonly release: string | undefined;
  readonly environment: string;
}

export interface ErrorClient {
  readonly send: (error: unknown, detail: ErrorDetail) => Promise<void>;
  /** Takes the library's listeners away; what is on its way still goes. */
  readonly close: () => void;
}

export type ErrorTransport = ReturnType<typeof makeFetchTransport>;

/** What a client does beyond sending errors. */
export interface ErrorClientExtras {
  /** The scope that the client becomes the one of; default one of its own. */
  readonly scope: Scope;
  /** What integrations add to events is looked for there; default a scope of its own. */
  readonly isolationScope: Scope;
  readonly options: { readonly integrations?: Parameters<typeof addIntegration>[0][] } & Pick<
    BrowserOptions,
    | 'traceLifecycle' | 'tracesSampler' | 'tracePropagationTargets' | 'profileLifecycle'
    | 'profileSessionSampleRate' | 'replaysOnErrorSampleRate' | 'replaysSessionSampleRate'
  >;
  /** Looks through whatever is sent. */
  readonly guard: (transport: ErrorTransport) => ErrorTransport;
}

/**
 * A client of the error service beside whatever the page has of its own: it is never made the page's current one, has
 * no integrations, and with them no global handlers and no patches (ER-02), unless there are `extras`.
 */
export function createErrorClient(
  { window, dsn, release, environment }: ErrorClientOptions,
  { scope = new Scope(), isolationScope, options = {}, guard = (transport) => transport }: Partial<ErrorClientExtras> = {},
): ErrorClient {
  const client = new BrowserClient({
    dsn,
    ...(release === undefined ? {} : { release }),
    environment,
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    stackParser: defaultStackParser,
    // Errors go to the service of that address and to no other.
    transportOptions: { fetchOptions: { redirect: 'error' } },
    // Where fetch is patched the library would look for another one, in a frame that it adds to the page.
    transport: (settings) => guard(makeFetchTransport(settings, (...call) => window.fetch(...call))),
    beforeSend: (event) => redactErrorEvent(event, window.location.href),
    ...options,
  });
  scope.setClient(client);
  client.init();

  return {
    async send(error, { correlationId, tag, area, type, endpoint, status, recoverable }) {
      // An id of the service has 32 digits: the last ones of the trace, and the span.
      const hint = { event_id: correlationId.replaceAll('-', '').slice(-32) };
      const [trace_id = '', span_id = ''] = correlationId.split('-');
      const event: ErrorEvent = { ...(await client.eventFromException(error, hint)), type: undefined };
      // By their own names the error would be marked, and the page's scope and session changed.
      client.captureEvent({
        ...event,
        level: 'error',
        tags: { tag, area, type, recoverable, ...withoutUndefined({ endpoint, status }) },
        contexts: { trace: { trace_id, span_id } },
        sdkProcessingMetadata: { capturedSpanScope: scope, capturedSpanIsolationScope: isolationScope ?? new Scope() },
      }, hint);
    },
    close: () => void client.close(),
  };
}

const ownTags: readonly string[] = ['tag', 'area', 'type', 'endpoint', 'status', 'recoverable', 'replayId'];

/**
 * An event with nothing but what is known to hold no personal data. The library adds what the page's own copy
 * of it has collected: user, tags, breadcrumbs; none of that is ours to send.
 *
 * @param pageUrl address of the page
 */
function redactErrorEvent(event: ErrorEvent, pageUrl: string): ErrorEvent {
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
