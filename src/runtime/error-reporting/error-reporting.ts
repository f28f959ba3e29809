import { errorType, requestOf, statusOf, withoutResponse } from '../../api/errors.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { logError } from '../../platform/warn.ts';
import type { ErrorDetail, HostErrorReporter } from '../host/host.ts';
import { callHost, dispatchHostEvent } from '../host/host.ts';
import type { ErrorServiceOptions } from './error-service.ts';

export type { ErrorServiceOptions } from './error-service.ts';

export interface ErrorSource {
  /** The failed element, which dispatches the event. For failures outside an element, the page's target. */
  readonly element: Element | Window;
  readonly area: string;
  readonly recoverable: boolean;
  /** Whether the customer sees nothing of the failure. Then no event is dispatched. */
  readonly isSilent?: boolean;
}

export interface ErrorReporter {
  /**
   * Reports a failure to the host. The same error object is reported once per element and keeps its correlation id.
   * Never throws.
   */
  readonly report: (error: unknown, source: ErrorSource) => void;
}

/**
 * Creates the one place that reports failures: as the event `kfp-error` and to the error reporter.
 *
 * @param createId creates the correlation id of a failure outside a call
 */
export function createErrorReporter(getHostReporter: () => HostErrorReporter | undefined, createId: () => string): ErrorReporter {
  const known = new WeakMap<object, Told>();

  return {
    report(error, { element, area, recoverable, isSilent = false }) {
      // A thrown string or number has no identity, so each one counts as a new failure.
      const key = Object(error) as object;
      const before = known.get(key);
      const request = requestOf(error);
      const { id, elements } = before ?? { id: request?.id ?? createId(), elements: new WeakSet() };
      if (isSilent ? before : elements.has(element)) return;
      known.set(key, { id, elements: isSilent ? elements : elements.add(element) });
      const status = statusOf(error);
      const detail: ErrorDetail = {
        tag: 'localName' in element ? element.localName : 'kfp-runtime',
        area,
        type: errorType(error),
        ...(request && { endpoint: request.endpoint }),
        ...(status !== undefined && { status }),
        correlationId: id,
        recoverable,
      };
      if (!isSilent) dispatchHostEvent(element, 'kfp-error', detail);
      if (before) return;
      const reporter = getHostReporter();
      callHost(() => reporter?.(withoutResponse(error), detail)).catch((failure: unknown) => logError('callback-failed', 'errorReporter failed', failure));
    },
  };
}

/** The correlation id of an error, and the elements that have reported it. */
interface Told {
  readonly id: string;
  readonly elements: WeakSet<object>;
}

/**
 * Gives the function that sends errors to the configured service; undefined without a dsn. The first error loads the
 * code; a later error retries a failed load.
 */
export function findErrorService(options: ErrorServiceOptions): HostErrorReporter | undefined {
  if (!options.config.get().errorReporting.dsn) return undefined;
  return (...told) => lazyImport(() => import('./error-service.ts')).then(({ sendError }) => sendError(options, ...told), () => undefined);
}

/** Loads the code that records a page for the error service. Rejects when the lazy chunk does not load. */
export const loadPageRecording = () => lazyImport(() => import('./page-recording.ts'));
