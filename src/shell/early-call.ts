import { apiAddress } from '../api/api-path.ts';
import { requestHeaders } from '../api/request-headers.ts';
import { environmentOf } from '../domain/environment.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { checkUrl, UrlError } from '../platform/url-rule.ts';
import type { EarlyCall, RuntimeSources } from '../runtime/runtime-sources.ts';

/**
 * Sends session-status before the services have arrived, with the headers of the client, which takes the answer over.
 * Gives nothing where the configured API host is unusable; the client then says so.
 */
export function sendEarlyCall(sources: RuntimeSources): EarlyCall | undefined {
  try {
    const { kfpApiHost, errorReporting, app_version: release } = sources.config;
    const apiHost = typeof kfpApiHost === 'string' ? kfpApiHost.trim() : '';
    const allowLocalHttp = environmentOf(location.hostname) === 'Dev';
    const url = checkUrl(apiAddress(apiHost, 'auth/session-status'), location.href, allowLocalHttp);
    const dsn = isPlainObject(errorReporting) ? errorReporting['dsn'] : undefined;
    const headers = requestHeaders({
      url: url.href,
      pageOrigin: location.origin,
      apiOrigin: url.origin,
      cookie: document.cookie,
      errorReporting:
        typeof dsn === 'string' ? { dsn, release: typeof release === 'string' ? release : undefined } : undefined,
    });
    const transport = sources.transport ?? fetch;
    const init: RequestInit = { method: 'GET', headers, credentials: 'same-origin', cache: 'no-store' };
    // A host's transport may throw at once; that is a failed call like any other.
    const response = new Promise<Response>((resolve) => resolve(transport(url.href, init)));
    response.catch(() => undefined); // The client meets the same failure when it takes the answer over.
    return { url: url.href, response };
  } catch (error) {
    if (error instanceof UrlError) return undefined;
    throw error;
  }
}
