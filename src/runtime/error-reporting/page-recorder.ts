import { getClient, getCurrentScope, getIsolationScope, replayIntegration } from '@sentry/browser';
import type { ReportRates } from '../../domain/error-report.ts';
import type { ErrorClient, ErrorClientOptions, ErrorTransport } from './error-client.ts';
import { createErrorClient } from './error-client.ts';
import type { createPageTracing } from './page-tracing.ts';
import { redactEnvelope } from './redact-envelope.ts';

export interface PageRecorderOptions extends ErrorClientOptions {
  readonly rates: ReportRates;
  /** Undefined for a page that is not traced. */
  readonly tracing: ReturnType<typeof createPageTracing> | undefined;
  /** Whether more than errors may be recorded and sent now. */
  readonly isAllowed: () => boolean;
}

/** Sends errors, and besides traces, profiles and replays of the page. */
export interface PageRecorder extends Pick<ErrorClient, 'send'> {
  /** Forgets what is recorded but not sent. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * Records a page that is ours alone: unlike `createErrorClient` it is the page's current client, and the
 * library patches the page's globals. It can be made once; what it has patched stays so. Where the page has a client of
 * the library already it sends errors alone.
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
      // The client of the API has trace headers of its own.
      tracePropagationTargets: [],
      // That the page is traced was decided before the code was loaded.
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

/** Replays hold the page's frame and what is done, with all texts masked and no pictures; nothing is stored. */
function createReplay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    block: ['iframe'],
    maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'content'],
    networkCaptureBodies: false,
    // How much memory the page has taken tells nothing of its code alone.
    beforeAddRecordingEvent: (event) => (event.data.tag === 'performanceSpan' && event.data.payload.op === 'memory' ? null : event),
    stickySession: false,
    // The library's worker is made of a blob, which the policy of a page may forbid.
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
