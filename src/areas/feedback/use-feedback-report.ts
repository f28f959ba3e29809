import { useLayoutEffect, useState } from 'react';
import { sendFeedback } from '../../api/feedback.ts';
import type { AppContext } from '../../hooks/app-context.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { documentMember, findInDocument } from '../../platform/document-member.ts';
import { listen } from '../../platform/listen.ts';
import { logError } from '../../platform/warn.ts';
import type { ContactDetail, FeedbackDetail, FollowUpAnswer } from '../../runtime/host/host.ts';
import { callHost, dispatchHostEvent, dispatchPreventable } from '../../runtime/host/host.ts';
import { useLatest } from '../../ui/controls/use-latest.ts';

/** The host's settings of the element. */
export interface FeedbackHost {
  readonly productCode?: string | undefined;
  readonly onFeedback?: ((detail: FeedbackDetail) => unknown) | undefined;
  readonly onFollowup?: ((detail: readonly FollowUpAnswer[]) => unknown) | undefined;
  readonly onContact?: ((detail: ContactDetail) => unknown) | undefined;
}

export interface FeedbackReport {
  /** `page` is the path where the customer answered. Free text is never tracked. */
  readonly answer: (detail: FeedbackDetail, page: string, isFreeText: boolean) => void;
  readonly followUp: (answers: readonly FollowUpAnswer[]) => void;
  /** Rejects when the host's callback fails. */
  readonly contact: (detail: ContactDetail) => Promise<unknown>;
}

/** Returns functions that send answers: through events, the host's callbacks, and the API for the first question. */
export function useFeedbackReport(host: FeedbackHost): FeedbackReport {
  const context = useAppContext();
  const latest = useLatest(host);
  const { element, runtime } = context;

  return {
    answer(detail, page, isFreeText) {
      const answers = targetsOf(element).map((target) => dispatchPreventable(target, 'kfp-feedback', detail));
      callHost(() => latest().onFeedback?.(detail)).catch(logFailure);
      if (!isFreeText) runtime.tracking.track({ event: 'Tilbakemelding', tilbakemelding: detail.feedbackValue, side: page });
      if (!answers.includes(false)) post(context, detail, page, latest().productCode);
    },
    followUp(answers) {
      for (const target of targetsOf(element)) dispatchHostEvent(target, 'kfp-followup', answers);
      callHost(() => latest().onFollowup?.(answers)).catch(logFailure);
    },
    contact(detail) {
      for (const target of targetsOf(element)) dispatchHostEvent(target, 'kfp-contact', detail);
      return callHost(() => latest().onContact?.(detail));
    },
  };
}

/** Sends feedback to the API. Only the host learns of a failure: the customer is thanked anyway (FB-76). */
function post({ runtime, element }: AppContext, detail: FeedbackDetail, page: string, productCode: string | undefined): void {
  const { feedbackValue, message = '' } = detail;
  const feedback = { value: String(feedbackValue), message, productCode: productCode || undefined, page: withoutDigits(page) };
  sendFeedback(runtime.api, feedback).catch((error: unknown) =>
    runtime.errors.report(error, { element, area: 'feedback', recoverable: false }));
}

/** Returns the event targets. Events of a removed element do not bubble to the page, so `kfp-runtime` or the root gets them too. */
function targetsOf(element: Element): readonly Element[] {
  if (element.isConnected) return [element];
  return [element, findInDocument('kfp-runtime') ?? documentMember('documentElement')];
}

function logFailure(failure: unknown): void {
  logError('callback-failed', 'a feedback callback failed', failure);
}

/** Removes the digits from a path, because they may be a policy number (FB-74). */
function withoutDigits(path: string): string {
  return path.replace(/\d/g, '');
}

/** Sends an unsent answer when the customer leaves. */
export interface Leaving {
  /** Undefined clears it. Ignored after it has sent once, because the customer may leave a page several times. */
  readonly prepare: (send: (() => void) | undefined) => void;
  /** Restarts with nothing to send. */
  readonly renew: () => void;
}

/**
 * Sends the prepared answer once, immediately, when the customer leaves the page or the component unmounts. A switch to
 * another tab does not count. A page restored from the back/forward cache continues in its old state.
 */
export function useLeaving(): Leaving {
  const { session } = useAppContext().runtime;
  const [leaving] = useState(() => createLeaving(() => session.get().customer));
  useLayoutEffect(() => {
    const stop = listen(window, ['pagehide'], leaving.leave);
    return () => {
      stop();
      leaving.leave();
    };
  }, [leaving]);
  return leaving;
}

/** @param readCustomer the session id of the customer; null when nobody is logged in */
function createLeaving(readCustomer: () => string | null) {
  let prepared: (() => void) | undefined;
  let customer: string | null = null;
  let hasLeft = false;
  return {
    prepare: (send: (() => void) | undefined) => {
      prepared = hasLeft ? undefined : send;
      customer = readCustomer();
    },
    renew: () => {
      prepared = undefined;
      hasLeft = false;
    },
    leave: () => {
      // In the session of the next customer it would be their answer. Who logs in keeps what they have chosen.
      const isTheirs = customer === null || [customer, null].includes(readCustomer());
      const send = isTheirs ? prepared : undefined;
      prepared = undefined;
      hasLeft ||= send !== undefined;
      send?.();
    },
  };
}
