import { environmentOf } from '../../domain/environment.ts';
import { isSafeHref } from '../../platform/url-rule.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { Config } from '../config/config.ts';
import type { ErrorClientOptions } from './error-client.ts';

/**
 * Where a page's reports go to, and what they say of it; undefined, with a warning, for a configured address that is
 * none. It is that of a project with its public key in place of a user name, which no other address may have.
 */
export function errorAddress({ errorReporting, app_version }: Config, window: ErrorClientOptions['window']): ErrorClientOptions | undefined {
  const { dsn = '' } = errorReporting;
  const environment = environmentOf(window.location.hostname);
  const [, scheme, rest] = /^(https?:\/\/)\w+@([^@]+\/\d+)$/.exec(dsn) ?? [];
  if (rest === undefined || !isSafeHref(`${scheme}${rest}`, window.location.href, environment === 'Dev')) {
    warnOnce('configuration: errorReporting.dsn is not valid and is ignored.');
    return undefined;
  }
  return { window, dsn, release: app_version, environment };
}
