import type { ErrorType } from '../../api/errors.ts';
import type { ConsentAnswers } from '../../domain/cookie-consent.ts';
import type { LinkKind, NativeLink } from '../../domain/link.ts';
import type { AnswerValue } from '../../domain/question.ts';
import type { PlainObject } from '../../platform/plain-object.ts';
import { isPlainObject, mergePlain } from '../../platform/plain-object.ts';
import { newSpan } from '../../platform/random.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { warnInvalid } from '../../platform/warn.ts';

/** What hosts are told of the session. */
export interface SessionDetail {
  readonly state: 'logged-in' | 'logged-out' | 'warning' | 'extended' | 'expired';
  /** Epoch milliseconds, or null when no answer has said when the session ends. */
  readonly expiresAt: number | null;
}

export interface ErrorDetail {
  readonly tag: string;
  /** The area of the portal that failed, for example `offers`. */
  readonly area: string;
  readonly type: ErrorType;
  /** Path of the API without its values; missing where no call has failed. */
  readonly endpoint?: string;
  /** HTTP status. */
  readonly status?: number;
  /** What the failed call carried: trace and span of its `traceparent`. */
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

/** One figure of how an element does. No personal data. */
export interface MetricDetail {
  readonly tag: string;
  /**
   * `defined` its code is there, `data` its first data is drawn, `painted` the browser has painted that; `inp` the slowest
   * of its interactions, to the next paint; `cls` the largest shift of its layout.
   */
  readonly name: 'defined' | 'data' | 'painted' | 'inp' | 'cls';
  /** Milliseconds since navigation; for `inp` those that it took, for `cls` a score as in Core Web Vitals. */
  readonly value: number;
}

/** What the file of flags says for this session. No personal data. */
export interface FlagsDetail {
  /** Tags of the elements that are off. */
  readonly off: readonly string[];
  /** Those of the configuration that it sets. */
  readonly features: Readonly<Record<string, boolean>>;
  /** The share of sessions for which the file counts, 0 to 1. */
  readonly share: number;
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
  'kfp-metric': MetricDetail;
  'kfp-flags': FlagsDetail;
}

/** A host's own reporter, set on `kfp-runtime`. */
export type HostErrorReporter = (error: unknown, detail: ErrorDetail) => unknown;

/** One request to the analytics service. */
export interface AnalyticsRequest {
  readonly url: string;
  /** JSON of ASCII letters: a list of events, or of changes of a profile. */
  readonly body: string;
  /** Whether the request is to go on when the page is left. */
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** Sends a request to the analytics service: `analyticsTransport` of `kfp-runtime`, or the browser's `fetch`. */
export type AnalyticsTransport = (request: AnalyticsRequest) => Promise<Response>;

/** Fires a bubbling, composed event on `target`. */
export function dispatchHostEvent<K extends keyof HostEventDetails>(target: EventTarget, type: K, detail: HostEventDetails[K]): void {
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

/**
 * As `dispatchHostEvent`, for an event whose default action the host may prevent.
 *
 * @returns false when the host has
 */
export function dispatchPreventable<K extends keyof HostEventDetails>(target: EventTarget, type: K, detail: HostEventDetails[K]): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
}

/**
 * Calls a function of the host, at once. What it throws, and what is no function, is a rejection like that of the
 * promise that it may give.
 */
export function callHost<T>(call: ((detail: T) => unknown) | undefined, detail: T): Promise<unknown> {
  return new Promise((resolve) => resolve(call?.(detail)));
}

/** What stands on `kfp-runtime`, as the host wrote it; empty without one. */
export type HostValues = Readonly<Record<string, unknown>>;

/** What the host page says to the runtime, checked for its kind. */
export interface RuntimeSources {
  /** Merged configuration; its fields are not yet checked. */
  readonly config: PlainObject;
  readonly distributor: unknown;
  readonly loginContext: unknown;
  readonly transport: typeof fetch | undefined;
  readonly analyticsTransport: AnalyticsTransport | undefined;
  readonly errorReporter: HostErrorReporter | undefined;
  readonly nativeBridge: unknown;
}

/** The answer to a call that left before the client was loaded. */
export interface EarlyCall {
  readonly url: string;
  readonly id: string;
  readonly response: Promise<Response>;
}

export interface RuntimeSourcesStore extends ReadableStore<RuntimeSources> {
  readonly dispose: () => void;
}

/** Reads the sources of the configuration anew whenever `kfp-runtime` changes. */
export function createRuntimeSources(host: ReadableStore<HostValues>, window: Window): RuntimeSourcesStore {
  const store = createStore(readSources(host.get(), window));
  const dispose = host.subscribe(() => store.set(readSources(host.get(), window)));
  return { get: store.get, subscribe: store.subscribe, dispose };
}

function readSources(host: HostValues, window: Window): RuntimeSources {
  const { apiHost } = host;
  const plain = (name: string, value: unknown) => checked<PlainObject>(name, value, isPlainObject);
  const callable = <F>(name: string) => checked<F>(`<kfp-runtime> ${name}`, host[name], (value) => typeof value === 'function');
  return {
    config: mergePlain(
      plain('window.kfpConfig', windowConfig(window)),
      plain('<kfp-runtime> config', host['configAttribute']),
      plain('<kfp-runtime> config', host['config']),
      apiHost === undefined ? {} : { kfpApiHost: apiHost },
    ),
    distributor: host['distributor'],
    loginContext: host['loginContext'],
    transport: callable('transport'),
    analyticsTransport: callable('analyticsTransport'),
    errorReporter: callable('errorReporter'),
    nativeBridge: host['nativeBridge'],
  };
}

/** What is of another kind counts as missing; a warning names it, as else the host would wait for it in vain. */
function checked<T>(name: string, value: unknown, isGood: (value: unknown) => boolean): T | undefined {
  if (value === undefined || value === null) return undefined;
  if (isGood(value)) return value as T;
  warnInvalid(name);
  return undefined;
}

/** `window.kfpConfig`; an inherited value is no configuration, and a DOM node of that name merges as empty. */
function windowConfig(window: Window): unknown {
  return Object.hasOwn(window, 'kfpConfig') ? (window as Window & { readonly kfpConfig?: unknown }).kfpConfig : undefined;
}

export interface CallSender {
  /** Makes the id of a call to this address. */
  readonly createCallId: (url: string) => string;
  /** The `fetch` to use, looked up at each call. */
  readonly transport: () => typeof fetch;
}

/**
 * Hands the call that left before the client was loaded, with its id, to the client's first request of the same address,
 * so that it is asked once; every other request goes to the transport of the moment.
 *
 * @param traceId of the page
 */
export function createCallSender(early: EarlyCall | undefined, traceId: string, getTransport: () => typeof fetch): CallSender {
  let waiting = early;
  return {
    createCallId: (url) => (waiting?.url === url ? waiting.id : newSpan(traceId)),
    transport() {
      const transport = getTransport();
      return (input, init) => {
        if (waiting && input === waiting.url && init?.method === 'GET') {
          const { response } = waiting;
          waiting = undefined;
          return response;
        }
        return transport(input, init);
      };
    },
  };
}
