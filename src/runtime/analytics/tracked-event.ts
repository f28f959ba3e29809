import { analyticsPath, analyticsText, analyticsValue, trackedFields } from '../../domain/analytics-data.ts';
import type { Distributor } from '../../domain/distributor.ts';
import type { Language } from '../../domain/language.ts';
import { asciiJson } from '../../platform/ascii-json.ts';
import type { TrackDetail } from '../host/host.ts';
import type { QueuedEvent } from './tracking-event.ts';

/** When and for whom an event was tracked. */
export interface TrackedMoment {
  readonly distributor: Distributor;
  /** Of the first element of the page. */
  readonly language: Language;
  /** Undefined where that was not known yet. */
  readonly isLoggedIn: boolean | undefined;
}

/** What goes with an event of that moment. */
export interface TrackedVisit extends TrackedMoment {
  /** Which channel brought the customer. */
  readonly marketSource: string | undefined;
  /** Of the host's page. */
  readonly release: string | undefined;
}

/**
 * An event as the host and analytics may see it: the fields of its kind (TR-44), plain and without what could tell of a
 * person, with the time, the page, the distributor and the language of its creation.
 *
 * @throws Error for one that cannot be written
 */
export function trackedEvent(event: QueuedEvent, { isLoggedIn = false, ...visit }: TrackedVisit): TrackDetail {
  const path = analyticsPath(event.path);
  const kind = analyticsText(event.event);
  const fields = analyticsValue(trackedFields(event, kind, path)) as Readonly<Record<string, unknown>>;
  // Whoever has logged in has done so by BankID (TR-16).
  const loginMethod = isLoggedIn ? 'authenticated_bankid' : 'not_authenticated';
  return { ...fields, ...visit, event: kind, time: event.time, path, loginMethod };
}

/** Whose event it is. */
export interface WireIdentity {
  /** Of the bank's project. */
  readonly token: string;
  readonly deviceId: string;
  readonly userId: string | undefined;
  /** Of the event. */
  readonly id: string;
}

/** The event as Mixpanel's ingestion API takes it (TR-56); the service knows by `id` what it has had before. */
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
