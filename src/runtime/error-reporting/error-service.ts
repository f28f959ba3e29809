import { environmentOf } from '../../domain/environment.ts';
import { isIgnoredError } from '../../domain/error-report.ts';
import type { Clock } from '../../platform/clock.ts';
import { whenPainted } from '../../platform/first-paint.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { isSafeHref } from '../../platform/url-rule.ts';
import { warnInvalid } from '../../platform/warn.ts';
import type { Config, ConfigStore } from '../config/config.ts';
import type { ErrorDetail } from '../host/host.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import type { ErrorClient, ErrorClientOptions } from './error-client.ts';

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
  /** From now on errors wait for this client and go by it, by one of the service's own if it fails; undefined ends that. */
  readonly use: (client: Promise<Pick<ErrorClient, 'send'>> | undefined) => void;
}

/** How many errors of one page are sent: what fails that often tells nothing new. */
const most = 30;

let services: WeakMap<object, ErrorService> | undefined;

/** The one service of a page's runtime, which is known by its configuration. */
export function errorServiceOf(options: ErrorServiceOptions): ErrorService {
  services ??= new WeakMap();
  const service = services.get(options.config) ?? createErrorService(options, openErrorClient);
  services.set(options.config, service);
  return service;
}

/** Sends an error by that service. */
export function sendError(options: ErrorServiceOptions, error: unknown, detail: ErrorDetail): Promise<void> {
  return errorServiceOf(options).send(error, detail);
}

async function openErrorClient(options: ErrorClientOptions): Promise<ErrorClient> {
  const { createErrorClient } = await lazyImport(() => import('./error-client.ts'));
  return createErrorClient(options);
}

/** Sends errors to the service that `errorReporting.dsn` names, with a client that lives while the page holds elements. */
export function createErrorService(options: ErrorServiceOptions, openClient: OpenErrorClient): ErrorService {
  const { window, clock, config, elements } = options;
  let client: { readonly key: string; readonly opened: Promise<ErrorClient>; readonly close: () => void } | undefined;
  let used: Promise<Pick<ErrorClient, 'send'> | undefined> | undefined;
  let sent = 0;

  function open(address: ErrorClientOptions): Promise<ErrorClient> {
    const key = `${address.dsn} ${address.release ?? ''}`;
    if (client?.key === key) return client.opened;
    client?.close();
    const opened = whenPainted(window, clock).then(() => openClient(address));
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
      if (sent >= most || isIgnored(error)) return;
      const address = errorAddress(config.get(), window);
      if (!address) return;
      sent += 1;
      const arrived = (await used) ?? (await open(address));
      await arrived.send(error, detail);
      closeWhenUnused();
    },
    use(next) {
      used = next?.catch(() => undefined); // Whoever opens it tries again.
    },
  };
}

function isIgnored(error: unknown): boolean {
  return error instanceof Error ? isIgnoredError(error.name, error.message) : isIgnoredError('', String(error));
}

/**
 * Where a page's reports go to, and what they say of it; undefined, with a warning, for a configured address that is
 * none. It is that of a project with its public key in place of a user name, which no other address may have.
 */
export function errorAddress({ errorReporting, app_version }: Config, window: ErrorClientOptions['window']): ErrorClientOptions | undefined {
  const { dsn = '' } = errorReporting;
  const environment = environmentOf(window.location.hostname);
  const [, scheme, rest] = /^(https?:\/\/)\w+@([^@]+\/\d+)$/.exec(dsn) ?? [];
  if (rest === undefined || !isSafeHref(`${scheme}${rest}`, window.location.href, environment === 'Dev')) {
    warnInvalid('configuration: errorReporting.dsn');
    return undefined;
  }
  return { window, dsn, release: app_version, environment };
}
