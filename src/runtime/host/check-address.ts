import { environmentOf } from '../../domain/environment.ts';
import { checkUrl, UrlError } from '../../platform/url-rule.ts';

/**
 * An address of an image, a frame or a form, from configuration, an attribute or an answer. Links may
 * be mailto: and tel: too: see LinkOpener.
 *
 * @throws UrlError when it breaks the URL rule
 */
export function checkAddress(address: string): URL {
  return checkUrl(address, location.href, environmentOf(location.hostname) === 'Dev');
}

/** The same for an address that can be done without: absolute, undefined when it breaks the rule. */
export function safeAddress(address: string): string | undefined {
  try {
    return checkAddress(address).href;
  } catch (error) {
    if (error instanceof UrlError) return undefined;
    throw error;
  }
}
