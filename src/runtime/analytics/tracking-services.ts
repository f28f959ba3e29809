import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Lazy } from '../../platform/lazy.ts';
import type { StorageEntry } from '../../platform/storage-entry.ts';
import type { ReadableStore } from '../../platform/store.ts';
import type { Config } from '../config/config.ts';
import type { PageConsent } from '../consent/consent.ts';
import type { RuntimeSources } from '../host/host.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import type { SessionStore } from '../session/session.ts';

/** The services that analytics needs. */
export interface TrackingServices {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly sources: ReadableStore<RuntimeSources>;
  readonly config: ReadableStore<Config>;
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  readonly marketSource: StorageEntry;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly elements: PageElements;
  readonly consent: Pick<Lazy<PageConsent>, 'get'>;
  /** The target for events of the page. */
  readonly findEventTarget: () => Element | undefined;
}
