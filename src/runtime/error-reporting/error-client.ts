import type { BrowserOptions, ErrorEvent, Exception, StackFrame, addIntegration } from '@sentry/browser';
import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { scrubAddress, scrubText } from '../../domain/error-report.ts';
import type { ErrorDetail } from '../host/host.ts';

export interface ErrorClientOptions {
  readonly window: Window & typeof globalThis;
  /** The Sentry DSN: address of the project with its public key. */
  readonly dsn: string;
  readonly release: string | undefined;
  readonly environment: string;
}

export interface ErrorClient {
  readonly send: (error: unknown, detail: ErrorDetail) => Promise<void>;
  /** Removes the library's listeners. Requests under way continue. */
  readonly close: () => void;
}

export type ErrorTransport = ReturnType<typeof makeFetchTransport>;

/** Options of a client that does more than send errors. */
export interface ErrorClientExtras {
  /** The scope that gets the client. Default: a scope of its own. */
  readonly scope: Scope;
  /** The scope with the data that integrations add to events. Default: a scope of its own. */
  readonly isolationScope: Scope;
  readonly options: { readonly integrations?: Parameters<typeof addIntegration>[0][] } & Pick<
    BrowserOptions,
    | 'traceLifecycle' | 'tracesSampler' | 'tracePropagationTargets' | 'profileLifecycle'
    | 'profileSessionSampleRate' | 'replaysOnErrorSampleRate' | 'replaysSessionSampleRate'
  >;
  /** Wraps the transport to check everything that is sent. */
  readonly guard: (transport: ErrorTransport) => ErrorTransport;
}

/**
 * Creates a Sentry client that is separate from the page's own. It never becomes the page's current client. Without
 * `extras` it has no integrations, so it sets no global handlers and patches nothing (ER-02).
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
    // A redirect fails, so errors go only to the service of the DSN.
    transportOptions: { fetchOptions: { redirect: 'error' } },
    // If `fetch` is patched, the library would add an iframe to the page to get a native one.
    transport: (settings) => guard(makeFetchTransport(settings, (...call) => window.fetch(...call))),
    beforeSend: (event) => redactErrorEvent(event, window.location.href),
    ...options,
  });
  scope.setClient(client);
  client.init();

  return {
    async send(error, { correlationId, tag, area, type, endpoint, status, recoverable }) {
      // Sentry's event id has 32 digits: the last 16 of the trace, and the span.
      const hint = { event_id: correlationId.replaceAll('-', '').slice(-32) };
      const [trace_id = '', span_id = ''] = correlationId.split('-');
      const event: ErrorEvent = { ...(await client.eventFromException(error, hint)), type: undefined };
      // `captureEvent` does not mark the error object or change the page's scope and session, unlike `captureException`.
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
 * Keeps only fields that are known to hold no personal data. The library adds user, tags and breadcrumbs from the
 * page's own Sentry; they are removed.
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
    // A parser quotes a part of what it reads, which may hold quotation marks too.
    value: scrubText(type === 'SyntaxError' ? value.replace(/".*"|".*/s, '[text]') : value),
    mechanism: { type: 'generic', handled: true },
    ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } } : {}),
  };
}

function cleanFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const file = filename === undefined ? undefined : scrubAddress(filename);
  return withoutUndefined({ filename: file, function: name, lineno, colno, in_app });
}

/** The library's types distinguish a missing field from an undefined one. */
function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
