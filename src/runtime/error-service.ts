import { environmentOf } from '../domain/environment.ts';
import { isIgnoredError } from '../domain/is-ignored-error.ts';
import type { Clock } from '../platform/clock.ts';
import { whenPainted } from '../platform/first-paint.ts';
import { isSafeHref } from '../platform/url-rule.ts';
import { warnOnce } from '../platform/warn.ts';
import type { ConfigStore } from './config-store.ts';
import type { ErrorClient, ErrorClientOptions } from './error-client.ts';
import type { ErrorDetail } from './host-events.ts';
import type { PageElements } from './page-elements.ts';

export interface ErrorServiceOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly config: Pick<ConfigStore, 'get'>;
  readonly elements: PageElements;
}

/** Loads the library and makes a client; tests make another. */
export type OpenErrorClient = (options: ErrorClientOptions) => Promise<ErrorClient>;

export interface ErrorService {
  /** Resolves once the error is handed over; rejected when the library did not arrive. */
  readonly send: (error: unknown, detail: ErrorDetail) => Promise<void>;
}

/** How many errors of one page are sent: what fails that often tells nothing new. */
const most = 30;

let services: WeakMap<ErrorServiceOptions, ErrorService> | undefined;

/** Sends an error by the one service of a page's runtime; `options` are the same object at each call. */
export function sendError(options: ErrorServiceOptions, error: unknown, detail: ErrorDetail): Promise<void> {
  services ??= new WeakMap();
  const service = services.get(options) ?? createErrorService(options, openErrorClient);
  services.set(options, service);
  return service.send(error, detail);
}

async function openErrorClient(options: ErrorClientOptions): Promise<ErrorClient> {
  const { createErrorClient } = await import('./error-client.ts');
  return createErrorClient(options);
}

/** Sends errors to the service that `errorReporting.dsn` names, with a client that lives while the page holds elements. */
export function createErrorService(options: ErrorServiceOptions, openClient: OpenErrorClient): ErrorService {
  const { window, clock, config, elements } = options;
  let client: { readonly key: string; readonly opened: Promise<ErrorClient>; readonly close: () => void } | undefined;
  let sent = 0;

  function open(dsn: string): Promise<ErrorClient> {
    const { app_version: release } = config.get();
    const key = `${dsn} ${release ?? ''}`;
    if (client?.key === key) return client.opened;
    client?.close();
    const opened = whenPainted(window, clock).then(() =>
      openClient({ dsn, release, environment: environmentOf(window.location.hostname), window }));
    const stop = elements.subscribe(closeWhenUnused);
    const close = () => {
      client = undefined;
      stop();
      opened.then((arrived) => arrived.close(), () => undefined); // Whoever wanted to send is told.
    };
    opened.catch(close); // A library that did not arrive is asked for again by the next error.
    client = { key, opened, close };
    return opened;
  }

  function closeWhenUnused(): void {
    if (!elements.get()[0]) client?.close();
  }

  return {
    async send(error, detail) {
      const { dsn = '' } = config.get().errorReporting;
      if (sent >= most || isIgnored(error)) return;
      if (!isDsn(dsn, window)) {
        warnOnce('configuration: errorReporting.dsn is not valid and is ignored.');
        return;
      }
      sent += 1;
      const arrived = await open(dsn);
      await arrived.send(error, detail);
      closeWhenUnused();
    },
  };
}

function isIgnored(error: unknown): boolean {
  return error instanceof Error ? isIgnoredError(error.name, error.message) : isIgnoredError('', String(error));
}

/** An address of a project with its public key in place of a user name, which no other address may have (VA-18). */
function isDsn(dsn: string, { location }: Window): boolean {
  const [, scheme, rest] = /^(https?:\/\/)\w+@([^@]+\/\d+)$/.exec(dsn) ?? [];
  return rest !== undefined && isSafeHref(`${scheme}${rest}`, location.href, environmentOf(location.hostname) === 'Dev');
}
