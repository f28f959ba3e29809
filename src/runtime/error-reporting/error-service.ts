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
  /** Identifies the runtime: with a flags file, its elements have another configuration store and list. */
  readonly sources: object;
}

/** Loads the library and creates a client. Tests pass a fake. */
export type OpenErrorClient = (options: ErrorClientOptions) => Promise<ErrorClient>;

export interface ErrorService {
  /** Resolves when the client has the error. Rejects when the library does not load. */
  readonly send: (error: unknown, detail: ErrorDetail) => Promise<void>;
  /** Sends later errors through this client, or through the service's own if it fails. `undefined` ends that. */
  readonly use: (client: Promise<Pick<ErrorClient, 'send'>> | undefined) => void;
}

/** Most errors that one page sends: after that many, more tell nothing new. */
const most = 30;

const services = new WeakMap<object, ErrorService>();

/** The one error service of a page's runtime. */
export function errorServiceOf(options: ErrorServiceOptions): ErrorService {
  const service = services.get(options.sources) ?? createErrorService(options, openErrorClient);
  services.set(options.sources, service);
  return service;
}

/** Sends an error through the service of `errorServiceOf`. When the library does not load, the error is lost. */
export function sendError(options: ErrorServiceOptions, error: unknown, detail: ErrorDetail): Promise<void> {
  return errorServiceOf(options).send(error, detail).catch(() => undefined);
}

async function openErrorClient(options: ErrorClientOptions): Promise<ErrorClient> {
  const { createErrorClient } = await lazyImport(() => import('./error-client.ts'));
  return createErrorClient(options);
}

/** Sends errors to the service of `errorReporting.dsn`. The client closes when the page has no elements left. */
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
    // A listener of its own for each client: a store has each function once.
    const stop = elements.subscribe(() => closeWhenUnused());
    const close = () => {
      if (client?.opened === opened) client = undefined; // A load that fails late leaves the next client open.
      stop();
      opened.then((arrived) => arrived.close(), () => undefined); // `send` rejects for its caller.
    };
    opened.catch(close); // The next error retries a failed load.
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
      used = next?.catch(() => undefined); // The page recording retries.
    },
  };
}

function isIgnored(error: unknown): boolean {
  return error instanceof Error ? isIgnoredError(error.name, error.message) : isIgnoredError('', String(error));
}

/**
 * The address and labels of a page's reports. Undefined, with a warning, for an invalid dsn. A dsn has a public key in
 * place of a user name, which the URL rule allows nowhere else.
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
