import { useLayoutEffect, useRef, useState } from 'react';
import { sendFeedback } from '../../api/feedback.ts';
import type { AppContext } from '../../hooks/app-context.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { documentMember } from '../../platform/document-member.ts';
import { logError } from '../../platform/warn.ts';
import type { ContactDetail, FeedbackDetail, FollowUpAnswer } from '../../runtime/host/host.ts';
import { callHost, dispatchHostEvent, dispatchPreventable } from '../../runtime/host/host.ts';

/** What the host has set on the element. */
export interface FeedbackHost {
  readonly productCode?: string | undefined;
  readonly onFeedback?: ((detail: FeedbackDetail) => unknown) | undefined;
  readonly onFollowup?: ((detail: readonly FollowUpAnswer[]) => unknown) | undefined;
  readonly onContact?: ((detail: ContactDetail) => unknown) | undefined;
}

export interface FeedbackReport {
  /** `page` is the path on which the question was answered; free text is never tracked. */
  readonly answer: (detail: FeedbackDetail, page: string, isFreeText: boolean) => void;
  readonly followUp: (answers: readonly FollowUpAnswer[]) => void;
  /** Rejects when the host could not take it. */
  readonly contact: (detail: ContactDetail) => Promise<unknown>;
}

/** The ways by which answers leave the element: events, the host's callbacks, and the API for the first question. */
export function useFeedbackReport(host: FeedbackHost): FeedbackReport {
  const context = useAppContext();
  const latest = useRef(host);
  useLayoutEffect(() => {
    latest.current = host;
  });
  const { element, runtime } = context;

  return {
    answer(detail, page, isFreeText) {
      const answers = targetsOf(element).map((target) => dispatchPreventable(target, 'kfp-feedback', detail));
      callHost(latest.current.onFeedback, detail).catch(logFailure);
      if (!isFreeText) runtime.tracking.track({ event: 'Tilbakemelding', tilbakemelding: detail.feedbackValue, side: page });
      if (!answers.includes(false)) post(context, detail, page, latest.current.productCode);
    },
    followUp(answers) {
      for (const target of targetsOf(element)) dispatchHostEvent(target, 'kfp-followup', answers);
      callHost(latest.current.onFollowup, answers).catch(logFailure);
    },
    contact(detail) {
      for (const target of targetsOf(element)) dispatchHostEvent(target, 'kfp-contact', detail);
      return callHost(latest.current.onContact, detail);
    },
  };
}

/** A failure is told to the host alone: the customer is thanked all the same (FB-76). */
function post({ runtime, element }: AppContext, detail: FeedbackDetail, page: string, productCode: string | undefined): void {
  const { feedbackValue, message = '' } = detail;
  const feedback = { value: String(feedbackValue), message, productCode: productCode || undefined, page: withoutDigits(page) };
  sendFeedback(runtime.api, feedback).catch((error: unknown) =>
    runtime.errors.report(error, { element, area: 'feedback', recoverable: false }));
}

/** From an element that has left the page an event reaches its own listeners only: the page hears of it on `kfp-runtime`. */
function targetsOf(element: Element): readonly Element[] {
  const other = element.isConnected ? null : documentMember('querySelector').call(document, 'kfp-runtime');
  return other ? [element, other] : [element];
}

function logFailure(failure: unknown): void {
  logError('a feedback callback failed', failure);
}

/** The path of a page as feedback tells it: its digits may be those of a policy (FB-74). */
function withoutDigits(path: string): string {
  return path.replace(/\d/g, '');
}

/** What is to be sent when the customer leaves without having sent it. */
export interface Leaving {
  /** Undefined for nothing. Ignored once something was sent in this way, as a page may be left again and again. */
  readonly prepare: (send: (() => void) | undefined) => void;
  /** Starts anew, with nothing to send. */
  readonly renew: () => void;
}

/**
 * Sends what is prepared, at once and only once, when the page is left or the component goes for good. Going to
 * another tab is not leaving; and a page that comes back out of the back/forward cache goes on where it was.
 */
export function useLeaving(): Leaving {
  const [leaving] = useState(createLeaving);
  useLayoutEffect(() => {
    window.addEventListener('pagehide', leaving.leave);
    return () => {
      window.removeEventListener('pagehide', leaving.leave);
      leaving.leave();
    };
  }, [leaving]);
  return leaving;
}

function createLeaving() {
  let prepared: (() => void) | undefined;
  let hasLeft = false;
  return {
    prepare: (send: (() => void) | undefined) => {
      prepared = hasLeft ? undefined : send;
    },
    renew: () => {
      prepared = undefined;
      hasLeft = false;
    },
    leave: () => {
      const send = prepared;
      prepared = undefined;
      hasLeft ||= send !== undefined;
      send?.();
    },
  };
}
