import { apiPrefix } from '../api/api-path.ts';
import { requestHeaders } from '../api/request-headers.ts';
import { documentMember } from '../platform/document-member.ts';
import type { EarlyCall, HostValues } from '../runtime/host/host.ts';

/**
 * Sends session-status before the services have arrived, with the headers of the client, which takes the answer over.
 * Gives nothing for an API host on another origin: the client asks that one, after its checks.
 */
export function sendEarlyCall(host: HostValues): EarlyCall | undefined {
  // The later wins, as when the services merge them.
  const { kfpConfig } = window as { readonly kfpConfig?: unknown };
  const { apiHost, configAttribute, config } = host;
  const { kfpApiHost, errorReporting, app_version } = Object.assign({}, kfpConfig, configAttribute, config) as Config;
  const url = sameOriginAddress(apiHost ?? kfpApiHost);
  if (!url) return undefined;
  const { origin } = location;
  const headers = requestHeaders({
    url,
    pageOrigin: origin,
    apiOrigin: origin,
    cookie: documentMember('cookie'),
    errorReporting: { dsn: text((errorReporting as Config | undefined)?.['dsn']), release: text(app_version) },
  });
  const init: RequestInit = { method: 'GET', headers, credentials: 'same-origin', cache: 'no-store', redirect: 'error' };
  const transport = typeof host['transport'] === 'function' ? (host['transport'] as typeof fetch) : fetch;
  // A host's transport may throw at once; that is a failed call like any other.
  const response = new Promise<Response>((resolve) => resolve(transport(url, init)));
  response.catch(() => undefined); // The client meets the same failure when it takes the answer over.
  return { url, response };
}

/** Anything: the host may have written it. */
type Config = Readonly<Record<string, unknown>>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function sameOriginAddress(apiHost: unknown): string | undefined {
  try {
    const host = (text(apiHost) ?? '').trim().replace(/\/+$/, '');
    const url = new URL(`${host}${apiPrefix}/auth/session-status`, location.href);
    return url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined; // The client says what is wrong with the address.
  }
}
