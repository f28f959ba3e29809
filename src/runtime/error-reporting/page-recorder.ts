import { getClient, getCurrentScope, getIsolationScope, replayIntegration } from '@sentry/browser';
import type { ReportRates } from '../../domain/error-report.ts';
import type { ErrorClient, ErrorClientOptions, ErrorTransport } from './error-client.ts';
import { createErrorClient } from './error-client.ts';
import type { createPageTracing } from './page-tracing.ts';
import { redactEnvelope } from './redact-envelope.ts';

export interface PageRecorderOptions extends ErrorClientOptions {
  readonly rates: ReportRates;
  /** Undefined when the page is not traced. */
  readonly tracing: ReturnType<typeof createPageTracing> | undefined;
  /** Whether traces, profiles and replays may be recorded and sent now. */
  readonly isAllowed: () => boolean;
}

/** Sends errors, traces, profiles and replays of the page. */
export interface PageRecorder extends Pick<ErrorClient, 'send'> {
  /** Drops recordings that are not sent yet. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * Records a page that holds nothing but the portal. Unlike `createErrorClient` it becomes the page's current client,
 * and the library patches the page's globals. Create it once: patches stay. If the page already has a Sentry client, it
 * sends errors only.
 */
export function createPageRecorder({ rates, tracing = [], isAllowed, ...options }: PageRecorderOptions): PageRecorder {
  const nothing = () => undefined;
  if (getClient()) return { send: createErrorClient(options).send, pause: nothing, resume: nothing };
  const replay = createReplay();
  const { send } = createErrorClient(options, {
    scope: getCurrentScope(),
    isolationScope: getIsolationScope(),
    options: {
      integrations: [...tracing, replay],
      traceLifecycle: 'static',
      // The API client sets its own trace headers.
      tracePropagationTargets: [],
      // The decision to trace the page was made before this code was loaded.
      tracesSampler: () => (tracing.length > 0 && isAllowed() ? 1 : 0),
      profileLifecycle: 'trace',
      profileSessionSampleRate: rates.profiles,
      replaysOnErrorSampleRate: rates.errorReplays,
      replaysSessionSampleRate: rates.sessionReplays,
    },
    guard: (transport) => guarded(transport, options.window.location, isAllowed),
  });
  return {
    send,
    pause: () => void replay.stop({ flush: false }),
    resume() {
      if (replay.getRecordingMode()) return;
      if (Math.random() < rates.sessionReplays) replay.start();
      else replay.startBuffering();
    },
  };
}

/** Replays hold the page's structure and interactions, with all text masked and no images. Nothing is stored. */
function createReplay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    block: ['iframe'],
    maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'content'],
    networkCaptureBodies: false,
    // Drops memory events: the page's memory depends on more than its code.
    beforeAddRecordingEvent: (event) => (event.data.tag === 'performanceSpan' && event.data.payload.op === 'memory' ? null : event),
    stickySession: false,
    // The library creates its worker from a blob, which a Content Security Policy may forbid.
    useCompression: false,
  });
}

function guarded(transport: ErrorTransport, location: Location, isAllowed: () => boolean): ErrorTransport {
  return {
    ...transport,
    async send(envelope) {
      const clean = redactEnvelope(envelope, location.href, isAllowed());
      return clean ? transport.send(clean) : {};
    },
  };
}
