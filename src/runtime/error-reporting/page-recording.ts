import { isTraced } from '../../api/request-headers.ts';
import { reportRates } from '../../domain/error-report.ts';
import { whenPainted } from '../../platform/first-paint.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { ReadableStore } from '../../platform/store.ts';
import type { ConsentGate, TrackingQueue } from '../analytics/analytics.ts';
import type { ConfigStore } from '../config/config.ts';
import type { RuntimeSources } from '../host/host.ts';
import type { ErrorClientOptions } from './error-client.ts';
import type { ErrorServiceOptions } from './error-service.ts';
import { errorAddress, errorServiceOf } from './error-service.ts';
import type { PageRecorder, PageRecorderOptions } from './page-recorder.ts';

export type PageRecordingServices = ErrorServiceOptions & {
  readonly config: ConfigStore;
  readonly sources: ReadableStore<RuntimeSources>;
  /** The trace id of the page's calls. */
  readonly traceId: string;
  /** The consent gate holds the customer's answer. */
  readonly tracking: Pick<TrackingQueue, 'gate'>;
};

/** Loads the library and creates a recorder. Tests pass a fake. */
export type OpenPageRecorder = (options: Omit<PageRecorderOptions, 'tracing'> & { readonly traceId: string }) => Promise<PageRecorder>;

async function openPageRecorder({ traceId, ...options }: Parameters<OpenPageRecorder>[0]): Promise<PageRecorder> {
  const tracing = isTraced(traceId) ? (await lazyImport(() => import('./page-tracing.ts'))).createPageTracing(traceId) : undefined;
  const { createPageRecorder } = await lazyImport(() => import('./page-recorder.ts'));
  return createPageRecorder({ ...options, tracing });
}

interface PageRecord {
  readonly dsn: string;
  readonly opened: Promise<PageRecorder>;
  /** Whether the current recording allows it. */
  isAllowed: () => boolean;
}

/** The one recorder of each window: the library cannot be removed again. */
const records = new WeakMap<Window, PageRecord>();

interface Recording {
  portals: number;
  readonly stop: () => void;
}

/** The recording of each runtime. */
const recordings = new WeakMap<PageRecordingServices['sources'], Recording>();

/**
 * Records a page that holds nothing but the portal, by sampling, while the customer consents to statistics. Meanwhile
 * errors use the same client, so that their replays belong to them. Portals of one page share a recording.
 *
 * @returns a function that ends the recording with the last portal
 */
export function recordPage(services: PageRecordingServices, open = openPageRecorder): () => void {
  const { sources } = services;
  const recording = recordings.get(sources) ?? { portals: 0, stop: startRecording(services, open) };
  recordings.set(sources, recording);
  recording.portals += 1;
  return () => {
    recording.portals -= 1;
    if (recording.portals > 0) return;
    recordings.delete(sources);
    recording.stop();
  };
}

function startRecording(services: PageRecordingServices, open: OpenPageRecorder): () => void {
  const { window, clock, config, sources, tracking, traceId } = services;
  const errors = errorServiceOf(services);
  let gate: ConsentGate | undefined;
  let stops: readonly (() => void)[] = [];
  let isStopped = false;

  /** Where to send recordings; undefined without the customer's yes, or when the host has its own `errorReporter`. */
  function address(): ErrorClientOptions | undefined {
    const isWanted = !isStopped && !sources.get().errorReporter && config.get().errorReporting.dsn;
    return isWanted && gate?.consent.get() === 'OPTED_IN' ? errorAddress(config.get(), window) : undefined;
  }

  function check(): void {
    const next = address();
    const record = records.get(window) ?? (next && start(next));
    if (!record) return;
    const isOurs = next?.dsn === record.dsn;
    if (isOurs) record.isAllowed = () => address()?.dsn === record.dsn;
    void record.opened.then((recorder) => (record.isAllowed() ? recorder.resume() : recorder.pause()), () => undefined);
    errors.use(isOurs ? record.opened : undefined);
  }

  function start(next: ErrorClientOptions): PageRecord {
    const rates = reportRates(config.get().errorReporting.trafficLevel);
    const isAllowed = () => record.isAllowed();
    const opened = open({ ...next, rates, traceId, isAllowed });
    const record: PageRecord = { dsn: next.dsn, opened, isAllowed: () => true };
    records.set(window, record);
    opened.catch(() => records.delete(window)); // The next change retries a failed load.
    return record;
  }

  function begin(arrived: ConsentGate): void {
    if (isStopped) return;
    gate = arrived;
    stops = [config, sources, gate.consent].map((store) => store.subscribe(check));
    check();
  }

  // Rendering comes first. If this fails, the page is only not recorded.
  whenPainted(window, clock).then(tracking.gate.get).then(begin, () => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    check();
  };
}
