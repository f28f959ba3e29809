import { attributeTypes } from 'virtual:attribute-types';
import { apiPrefix } from '../api/api-path.ts';
import type { AddressConfig } from '../domain/csp-addresses.ts';
import { cspAddresses } from '../domain/csp-addresses.ts';
import { inLaterTask } from '../platform/clock.ts';
import { listen } from '../platform/listen.ts';
import type { PageLocation } from '../platform/page-location.ts';
import { pageLocation } from '../platform/page-location.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import type { Finding } from './checks.ts';
import { findMistakes } from './checks.ts';
import type { FlagsFact, PageFacts } from './page-facts.ts';
import { canKeepCookies, canStore } from './read-browser.ts';
import { findAll, findInPage, readElements } from './read-document.ts';
import { absoluteAddress, patience, readFiles } from './read-files.ts';
import { readColours, readHeadings } from './read-looks.ts';
import { readScripts } from './read-scripts.ts';
import type { SessionConfig } from './read-session.ts';
import { readSession } from './read-session.ts';
import { isWithoutCode } from './script-checks.ts';

export type { Finding } from './checks.ts';

/**
 * Finds mistakes in how the page uses the elements. Never rejects.
 *
 * @param ourTags every tag of ours
 * @param config undefined when the page has no runtime
 * @param others elements of ours that may be in a closed shadow root of the page
 */
export async function examinePage(ourTags: readonly string[], config: KnownConfig | undefined, others: readonly Element[] = []): Promise<readonly Finding[]> {
  return findMistakes(await gatherFacts(ourTags, config, others));
}

/** The configuration that the page's runtime knows. */
interface KnownConfig {
  /** The configuration as the page wrote it. */
  readonly written: unknown;
  /** Sends the calls of the page in place of `fetch`. */
  readonly transport?: typeof fetch | undefined;
  /** The configuration as the runtime understood it. */
  readonly checked: AddressConfig & SessionConfig & {
    readonly features?: { readonly directLogin?: boolean | undefined };
    readonly flagsUrl?: string | undefined;
  };
}

/**
 * Collects the facts of the page. It reads the document, and requests the page itself, its scripts and, with a
 * configuration, session-status again. Never rejects: a fact that cannot be read is undefined.
 */
async function gatherFacts(ourTags: readonly string[], config: KnownConfig | undefined, others: readonly Element[]): Promise<PageFacts> {
  const page = pageLocation(window);
  const violations = watchViolations();
  const served = await readServedPage();
  const found = await readScripts(page);
  const checked = config?.checked ?? {};
  const { kfpApiHost } = checked;
  // A sandboxed frame without an address of its own has no address for relative ones.
  const status = absoluteAddress(`${(kfpApiHost ?? '').replace(/\/+$/, '')}${apiPrefix}/auth/session-status`, page.href);
  // Where our code does not run, nobody knows which API the elements would call.
  const session = config && status !== undefined ? await readSession(status, page.origin, checked, config.transport) : undefined;
  const elements = readElements(ourTags, [...findInPage(`${ourTags.join()}, :not(:defined)`), ...findInPage('*').filter(isMisspelt), ...others]);
  // The nonce of a script that runs says nothing: another script may have added it.
  const scripts = isWithoutCode({ elements, ourTags }) ? found : found.map((script) => ({ ...script, hasNonce: undefined }));
  const files = await readFiles(scripts, elements.map(({ tag }) => tag), { pageOrigin: page.origin, ask: (...call) => fetch(...call) });
  // The browser dispatches violation events in a separate task.
  await new Promise<void>((resolve) => inLaterTask(resolve));
  const policies = [...new Set([...(served?.policies ?? []), ...metaPolicies(), ...violations.end()])];
  const isRefusedByPolicy = session?.hasResponse === false && violations.addresses().some((address) => session.url.startsWith(address));
  return {
    url: page.href,
    ourTags,
    scripts,
    files,
    elements,
    attributeTypes,
    servedTags: served?.tags,
    policies,
    // A transport of the page may send the calls elsewhere, or through an app.
    needed: neededAddresses(files, page.href, config?.transport ? undefined : status, checked),
    config,
    windowConfig: (window as { readonly kfpConfig?: unknown }).kfpConfig,
    session: isRefusedByPolicy ? undefined : session,
    flags: await readFlags(checked.flagsUrl, page),
    hasCookies: canKeepCookies(),
    hasStorage: canStore(),
    headings: readHeadings(),
    colours: readColours(),
  };
}

/** A tag that HTML takes for no element of anybody, as it has no hyphen: `<kfpoffers>`, `<kfp_offers>`. */
const isMisspelt = (element: Element) => element instanceof HTMLUnknownElement && /^kfp/.test(element.localName);

/** The addresses that the policy must allow, by directive. @param status address of session-status, if the page calls it by `fetch` */
function neededAddresses(files: PageFacts['files'], pageUrl: string, status: string | undefined, checked: KnownConfig['checked']): PageFacts['needed'] {
  const absolute = (addresses: Readonly<Record<string, string | undefined>>) =>
    Object.values(addresses).flatMap((address) => (address && absoluteAddress(address, pageUrl)) || []);
  const hasElement = (...tags: readonly string[]) => findInPage(tags.join()).length > 0;
  const addresses = cspAddresses(checked, hasElement);
  const frames = findInPage('kfp-login, kfp-portal').flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('iframe') ?? [])].map(({ src }) => src));
  // Without a login on the screen: docs/guides/csp.md asks for the page's own origin.
  const hasLogin = hasElement('kfp-login') || (hasElement('kfp-portal') && checked.features?.directLogin !== false);
  return {
    'script-src': Object.keys(files),
    'connect-src': [...new Set(absolute({ page: pageUrl, ...addresses['connect-src'], kfpApiHost: status }))],
    'img-src': absolute(addresses['img-src']),
    'frame-src': hasLogin && frames.length === 0 ? [pageUrl] : frames,
    'form-action': absolute(addresses['form-action']),
  };
}

/** Collects policies from violation events, as the page may not be able to read its own headers. */
function watchViolations() {
  const found: SecurityPolicyViolationEvent[] = [];
  const note = (event: SecurityPolicyViolationEvent) => {
    // A policy that only reports refuses nothing.
    if (event.disposition === 'enforce') found.push(event);
  };
  const stop = listen(document, ['securitypolicyviolation'], note);
  return {
    addresses: () => found.map(({ blockedURI }) => blockedURI),
    end() {
      stop();
      return found.map(({ originalPolicy }) => originalPolicy);
    },
  };
}

/** The page as its server sends it; undefined when the response cannot be read, and for a frame that no server sends. */
async function readServedPage(): Promise<{ readonly tags: readonly string[]; readonly policies: readonly string[] } | undefined> {
  // A document whose address is `about:` or `blob:` was not served.
  if (!location.protocol.startsWith('http')) return undefined;
  try {
    const response = await fetch(location.href, { credentials: 'same-origin', headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(patience) });
    if (!response.ok || !/\bhtml\b/.test(response.headers.get('Content-Type') ?? '')) return undefined;
    const markup = (await response.text()).replace(/<!--[^]*?-->|<script\b[^]*?<\/script>/gi, '');
    const tags = [...markup.matchAll(/<(kfp-[\w-]+)/gi)].map(([, tag = '']) => tag.toLowerCase());
    const policies = (response.headers.get('Content-Security-Policy') ?? '').split(',').map((text) => text.trim()).filter(Boolean);
    return { tags, policies };
  } catch {
    return undefined; // The response cannot be read.
  }
}

const metaPolicies = () => findAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]').map(({ content }) => content);

/** Requests the flags file as the elements do. @returns undefined without a file, and when no response came in time */
async function readFlags(flagsUrl: string | undefined, page: PageLocation): Promise<FlagsFact | undefined> {
  if (flagsUrl === undefined) return undefined;
  const { href: url, origin } = new URL(flagsUrl, page.href);
  const about = { url, isOtherOrigin: origin !== page.origin };
  try {
    // The elements follow no redirect.
    const response = await fetch(url, { credentials: 'same-origin', redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const flags: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
    return { ...about, status: response.status, isObject: isPlainObject(flags) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return undefined;
    return { ...about, status: 0, isObject: false };
  }
}
