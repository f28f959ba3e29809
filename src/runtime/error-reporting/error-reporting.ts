import { errorType, requestOf, statusOf, withoutAnswer } from '../../api/errors.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { logError } from '../../platform/warn.ts';
import type { ErrorDetail, HostErrorReporter } from '../host/host.ts';
import { callHost, dispatchHostEvent } from '../host/host.ts';
import type { ErrorServiceOptions } from './error-service.ts';

export type { ErrorServiceOptions } from './error-service.ts';

export interface ErrorSource {
  /** The element that failed, on which the event is dispatched; for failures of no element, the page's target. */
  readonly element: Element | Window;
  readonly area: string;
  readonly recoverable: boolean;
  /** Whether the customer was shown nothing of it: then there is no event. */
  readonly isSilent?: boolean;
}

export interface ErrorReporter {
  /**
   * Tells the host of a failure. The same error object is told once on each element that shows it, and keeps its
   * correlation id. Never throws.
   */
  readonly report: (error: unknown, source: ErrorSource) => void;
}

/**
 * Makes the one way by which failures leave this bundle: the event `kfp-error` and the host's reporter.
 *
 * @param createId makes the id of a failure that no call had
 */
export function createErrorReporter(getHostReporter: () => HostErrorReporter | undefined, createId: () => string): ErrorReporter {
  const known = new WeakMap<object, Told>();

  return {
    report(error, { element, area, recoverable, isSilent = false }) {
      // A thrown text or number is a failure of its own each time.
      const key = typeof error === 'object' && error !== null ? error : {};
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
        ...(status === undefined ? {} : { status }),
        correlationId: id,
        recoverable,
      };
      if (!isSilent) dispatchHostEvent(element, 'kfp-error', detail);
      if (before) return;
      const reporter = getHostReporter();
      callHost(() => reporter?.(withoutAnswer(error), detail), undefined).catch((failure: unknown) => logError('errorReporter failed', failure));
    },
  };
}

/** Under which id an error is told, and on which elements it has been. */
interface Told {
  readonly id: string;
  readonly elements: WeakSet<object>;
}

/**
 * What sends errors to the service that the configuration names; undefined where it names none. Its code comes with the
 * first error, or with a later one.
 */
export function findErrorService(options: ErrorServiceOptions): HostErrorReporter | undefined {
  if (!options.config.get().errorReporting.dsn) return undefined;
  return (...told) => lazyImport(() => import('./error-service.ts')).then(({ sendError }) => sendError(options, ...told), () => undefined);
}

/** The code that records a page for the error service; rejects when it does not come. */
export const loadPageRecording = () => lazyImport(() => import('./page-recording.ts'));
