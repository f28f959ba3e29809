import type { SessionDetail } from '../session/session-store.ts';
import type { NativeLink, LinkKind } from '../../domain/link.ts';
import type { ConsentAnswers } from '../../domain/consent-answers.ts';
import type { AnswerValue } from '../../domain/question.ts';

export interface ErrorDetail {
  readonly tag: string;
  /** The area of the portal that failed, for example `offers`. */
  readonly area: string;
  /** `code` when the code of the element did not arrive. */
  readonly type?: 'code';
  readonly status?: number;
  readonly correlationId: string;
  /** True when the customer was offered another try. */
  readonly recoverable: boolean;
}

/** An answer; a list where several can be chosen. */
export type FeedbackValue = AnswerValue | readonly AnswerValue[];

/** The answer to the question about the page. */
export interface FeedbackDetail {
  readonly feedbackValue: FeedbackValue;
  /** False for an answer that was unsent when the customer left. */
  readonly intentionalSubmit: boolean;
  /** What the customer has written and sent. */
  readonly message?: string;
}

/** The answer to one more question. */
export interface FollowUpAnswer {
  /** Name of the question; for a text box of an option, its label. */
  readonly question: string;
  readonly value: FeedbackValue;
}

export interface ContactDetail {
  readonly email: string;
  /** Eight digits. */
  readonly phone?: string;
}

/** An event that the customer's consent has let through; its fields are those of its kind. */
export interface TrackDetail {
  readonly event: string;
  /** When it happened, epoch milliseconds. */
  readonly time: number;
  readonly [field: string]: unknown;
}

/** Every event that a host page can listen to, with its `detail`. */
export interface HostEventDetails {
  'kfp-ready': { readonly tag: string };
  'kfp-navigate': { readonly href: string; readonly kind: LinkKind };
  'kfp-native-link': NativeLink;
  'kfp-session': SessionDetail;
  'kfp-consent-change': ConsentAnswers;
  'kfp-feedback': FeedbackDetail;
  'kfp-followup': readonly FollowUpAnswer[];
  'kfp-contact': ContactDetail;
  'kfp-track': TrackDetail;
  'kfp-error': ErrorDetail;
}

/** Events whose default action a host may prevent; of `kfp-session` only the one that leads away from the page. */
const cancelable: readonly string[] = ['kfp-navigate', 'kfp-native-link', 'kfp-session:expired', 'kfp-feedback', 'kfp-track'];

/**
 * Fires a bubbling, composed event on `target`.
 * @returns False when the host prevented the default action.
 */
export function dispatchHostEvent<K extends keyof HostEventDetails>(
  target: EventTarget,
  type: K,
  detail: HostEventDetails[K],
): boolean {
  const name = type === 'kfp-session' ? `${type}:${(detail as SessionDetail).state}` : type;
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: cancelable.includes(name) }),
  );
}
