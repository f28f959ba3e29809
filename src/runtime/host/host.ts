import type { ErrorType } from '../../api/errors.ts';
import type { ConsentAnswers } from '../../domain/cookie-consent.ts';
import type { LinkKind, NativeLink } from '../../domain/link.ts';
import type { AnswerValue } from '../../domain/question.ts';
import type { PlainObject } from '../../platform/plain-object.ts';
import { isPlainObject, mergePlain } from '../../platform/plain-object.ts';
import { newSpan } from '../../platform/random.ts';
import type { DerivedStore, ReadableStore } from '../../platform/store.ts';
import { derivedStore } from '../../platform/store.ts';
import { warnInvalid } from '../../platform/warn.ts';

/** The session state that hosts get. */
export interface SessionDetail {
  readonly state: 'logged-in' | 'logged-out' | 'warning' | 'extended' | 'expired';
  /** Epoch milliseconds, or null when no response has said when the session ends. */
  readonly expiresAt: number | null;
}

export interface ErrorDetail {
  readonly tag: string;
  /** The area of the portal that failed, for example `offers`. */
  readonly area: string;
  readonly type: ErrorType;
  /** Path of the API without its values; missing when no call has failed. */
  readonly endpoint?: string;
  /** HTTP status. */
  readonly status?: number;
  /** The id of the failed call: trace and span of its `traceparent`. */
  readonly correlationId: string;
  /** True when the customer was offered a retry. */
  readonly recoverable: boolean;
}

/** An answer; a list when several options can be chosen. */
export type FeedbackValue = AnswerValue | readonly AnswerValue[];

/** The answer to the question about the page. */
export interface FeedbackDetail {
  readonly feedbackValue: FeedbackValue;
  /** False for an answer that was not sent when the customer left. */
  readonly intentionalSubmit: boolean;
  /** The text that the customer has written and sent. */
  readonly message?: string;
}

/** The answer to a follow-up question. */
export interface FollowUpAnswer {
  /** Name of the question. What is written about a chosen option is a second answer to it; several texts have a line each, after their labels. */
  readonly question: string;
  readonly value: FeedbackValue;
}

export interface ContactDetail {
  readonly email: string;
  /** Eight digits. */
  readonly phone?: string;
}

/** An event that the customer's consent allows. Its other fields depend on its kind. */
export interface TrackDetail {
  readonly event: string;
  /** When it happened, epoch milliseconds. */
  readonly time: number;
  readonly [field: string]: unknown;
}

/** One performance figure of an element. No personal data. */
export interface MetricDetail {
  readonly tag: string;
  /**
   * `defined`: its code has loaded. `data`: its first data is rendered. `painted`: the browser has painted that. `inp`:
   * its slowest interaction, until the next paint. `cls`: its largest layout shift.
   */
  readonly name: 'defined' | 'data' | 'painted' | 'inp' | 'cls';
  /** Milliseconds since navigation; for `inp` the duration, for `cls` a score as in Core Web Vitals. */
  readonly value: number;
}

/** The flags for this session. No personal data. */
export interface FlagsDetail {
  /** Tags of the elements that are off. */
  readonly off: readonly string[];
  /** The features of the configuration that the file sets. */
  readonly features: Readonly<Record<string, boolean>>;
  /** The share of sessions that the file applies to, 0 to 1. */
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
  /** JSON in ASCII: a list of events or of profile changes. */
  readonly body: string;
  /** Whether the request must continue after the customer leaves the page. */
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
 * Fires an event whose default action the host may prevent.
 *
 * @returns false when the host has prevented it
 */
export function dispatchPreventable<K extends keyof HostEventDetails>(target: EventTarget, type: K, detail: HostEventDetails[K]): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** Calls code of the host at once. Rejects with what it throws or rejects with. */
export function callHost(call: () => unknown): Promise<unknown> {
  return new Promise((resolve) => resolve(call()));
}

/** The values of `kfp-runtime`, as the host wrote them; empty without one. */
export type HostValues = Readonly<Record<string, unknown>>;

/** The host's values for the runtime, checked for their type. */
export interface RuntimeSources {
  /** The merged configuration; its fields are not checked yet. */
  readonly config: PlainObject;
  readonly distributor: unknown;
  readonly loginContext: unknown;
  readonly transport: typeof fetch | undefined;
  readonly analyticsTransport: AnalyticsTransport | undefined;
  readonly errorReporter: HostErrorReporter | undefined;
  readonly nativeBridge: unknown;
}

/** A call that was sent before the client was loaded. */
export interface EarlyCall {
  readonly url: string;
  readonly id: string;
  readonly response: Promise<Response>;
}

/** Reads the host's values again at each change of `kfp-runtime`. */
export function createRuntimeSources(host: ReadableStore<HostValues>, window: Window): DerivedStore<RuntimeSources> {
  return derivedStore(host, (values) => readSources(values, window));
}

/**
 * The configuration that the page has written by now, not checked: each layer wins over the one before. A layer of another
 * type counts as empty.
 */
export function writtenConfig({ configAttribute, config, apiHost }: HostValues, window: Window): PlainObject {
  return mergePlain(windowConfig(window), configAttribute, config, apiHost === undefined ? {} : { kfpApiHost: apiHost });
}

function readSources(host: HostValues, window: Window): RuntimeSources {
  checked('window.kfpConfig', windowConfig(window), isPlainObject);
  for (const layer of [host['configAttribute'], host['config']]) checked('<kfp-runtime> config', layer, isPlainObject);
  const callable = <F>(name: string) => checked<F>(`<kfp-runtime> ${name}`, host[name], (value) => typeof value === 'function');
  return {
    config: writtenConfig(host, window),
    distributor: host['distributor'],
    loginContext: host['loginContext'],
    transport: callable('transport'),
    analyticsTransport: callable('analyticsTransport'),
    errorReporter: callable('errorReporter'),
    nativeBridge: host['nativeBridge'],
  };
}

/** A value of a wrong type counts as missing. A warning names it, so that the host finds the mistake. */
function checked<T>(name: string, value: unknown, isGood: (value: unknown) => boolean): T | undefined {
  if (value === undefined || value === null) return undefined;
  if (isGood(value)) return value as T;
  warnInvalid(name);
  return undefined;
}

/** `window.kfpConfig`. An inherited value does not count; a DOM node of that name merges as empty. */
function windowConfig(window: Window): unknown {
  return Object.hasOwn(window, 'kfpConfig') ? (window as Window & { readonly kfpConfig?: unknown }).kfpConfig : undefined;
}

export interface CallSender {
  /** Creates the id of a call to this address. */
  readonly createCallId: (url: string) => string;
  /** The `fetch` to use, looked up at each call. */
  readonly transport: () => typeof fetch;
}

/**
 * Gives the response to the early call, and its id, to the client's first GET of the same address, so that the call is
 * not repeated. All other requests use the current transport.
 *
 * @param traceId trace id of the page
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
