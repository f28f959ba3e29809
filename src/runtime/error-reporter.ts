import { statusOf } from '../api/errors.ts';
import { logError } from '../platform/warn.ts';
import { uuid } from '../platform/uuid.ts';
import type { ErrorDetail } from './host-events.ts';
import { dispatchHostEvent } from './host-events.ts';

/** A host's own reporter, set on `kfp-runtime`. */
export type HostErrorReporter = (error: unknown, detail: ErrorDetail) => unknown;

export interface ErrorSource {
  /** The element that failed, on which the event is dispatched; for failures of no element, the page's target. */
  readonly element: Element | Window;
  readonly area: string;
  readonly recoverable: boolean;
}

export interface ErrorReporter {
  /** Tells the host of a failure; the same error object keeps its correlation id. Never throws. */
  readonly report: (error: unknown, source: ErrorSource) => void;
}

/** Makes the one way by which failures leave this bundle: the event `kfp-error` and the host's reporter. */
export function createErrorReporter(getHostReporter: () => HostErrorReporter | undefined): ErrorReporter {
  const correlationIds = new WeakMap<object, string>();

  function correlationIdOf(error: unknown): { id: string; isNew: boolean } {
    if (typeof error !== 'object' || error === null) return { id: uuid(), isNew: true };
    const known = correlationIds.get(error);
    const id = known ?? uuid();
    correlationIds.set(error, id);
    return { id, isNew: known === undefined };
  }

  return {
    report(error, { element, area, recoverable }) {
      const { id, isNew } = correlationIdOf(error);
      const status = statusOf(error);
      const detail: ErrorDetail = {
        tag: 'localName' in element ? element.localName : 'kfp-runtime',
        area,
        ...(status === undefined ? {} : { status }),
        correlationId: id,
        recoverable,
      };
      dispatchHostEvent(element, 'kfp-error', detail);
      if (isNew) callHost(getHostReporter(), error, detail);
    },
  };
}

/** A host's callback may throw or reject; that is the host's to see, not ours to break on. */
function callHost(reporter: HostErrorReporter | undefined, error: unknown, detail: ErrorDetail): void {
  try {
    void Promise.resolve(reporter?.(error, detail)).catch(logHostFailure);
  } catch (failure) {
    logHostFailure(failure);
  }
}

function logHostFailure(failure: unknown): void {
  logError('errorReporter failed', failure);
}
