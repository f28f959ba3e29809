import { analyticsPath, analyticsText, analyticsValue, trackedFields } from '../../domain/analytics-data.ts';
import type { Distributor } from '../../domain/distributor.ts';
import type { Language } from '../../domain/language.ts';
import { asciiJson } from '../../platform/ascii-json.ts';
import type { TrackDetail } from '../host/host.ts';
import type { QueuedEvent } from './tracking-event.ts';

/** When and for whom an event was tracked. */
export interface TrackedMoment {
  readonly distributor: Distributor;
  /** The distributor of the page, which decides where the customer answers. */
  readonly ofPage: Distributor;
  /** The language of the first element of the page. */
  readonly language: Language;
  /** Undefined when the session status was not known yet. */
  readonly isLoggedIn: boolean | undefined;
  /** The session id of the customer. It never leaves the page. */
  readonly customer: string | null;
}

/** The part of the moment that goes with each event, with facts about the visit. */
export interface TrackedVisit extends Omit<TrackedMoment, 'ofPage' | 'customer'> {
  /** The channel that brought the customer. */
  readonly marketSource: string | undefined;
  /** The release of the host's page. */
  readonly release: string | undefined;
}

/**
 * The event as the host and analytics may see it. It has its known fields (TR-44) without personal data, and the
 * time, page, distributor and language of its creation.
 *
 * @throws Error when the event cannot be written as JSON
 */
export function trackedEvent(event: QueuedEvent, { isLoggedIn = false, ...visit }: TrackedVisit): TrackDetail {
  const path = analyticsPath(event.path);
  const kind = analyticsText(event.event);
  const fields = analyticsValue(trackedFields(event, kind, path)) as Readonly<Record<string, unknown>>;
  // The only login method is BankID (TR-16).
  const loginMethod = isLoggedIn ? 'authenticated_bankid' : 'not_authenticated';
  return { ...fields, ...visit, event: kind, time: event.time, path, loginMethod };
}

/** The ids that Mixpanel needs with an event. */
export interface WireIdentity {
  /** The token of the bank's Mixpanel project. */
  readonly token: string;
  readonly deviceId: string;
  readonly userId: string | undefined;
  /** The id of the event. */
  readonly id: string;
}

/** The event in the format of Mixpanel's ingestion API (TR-56). Mixpanel removes duplicates by `id`. */
export function wireEvent(
  { event, time, ...fields }: TrackDetail,
  { token, deviceId, userId, id }: WireIdentity,
): string {
  const properties = {
    ...fields,
    token,
    time: time / 1000,
    distinct_id: userId ?? `$device:${deviceId}`,
    $device_id: deviceId,
    ...(userId === undefined ? {} : { $user_id: userId }),
    $insert_id: id,
  };
  return asciiJson({ event, properties });
}
