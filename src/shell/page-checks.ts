import { inLaterTask } from '../platform/clock.ts';
import { findHiddenElements, findUnknownAttributes, findUnknownFields, findUnknownTags } from '../doctor/markup-checks.ts';
import type { Problem } from '../doctor/page-facts.ts';
import { readElements } from '../doctor/read-document.ts';
import { pageLocation } from '../platform/page-location.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { version } from '../platform/version.ts';
import type { MessageId } from '../platform/warn.ts';
import { logError, warnOnce } from '../platform/warn.ts';
import { writtenConfig } from '../runtime/host/host.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { PageRuntime, RuntimeHost } from './page-runtime.ts';
import { firstVersion, getPageElements, getPageRuntime, sharesWithFirst } from './page-runtime.ts';
import { commonAttributes } from './with-common-attributes.ts';

declare const __KFP_TAGS__: readonly string[];

/** All our tags, including those whose element the page has not loaded; the build inserts the list. */
export const ourTags = __KFP_TAGS__;

/** The services at the last check. */
let known: Runtime | undefined;
let isDue = false;

/**
 * Looks for mistakes in the host page that nothing else detects, and warns the developer once about each. Runs now and
 * whenever elements are added or removed, each time when the browser is idle.
 */
export function checkPage(): void {
  getPageElements().subscribe(checkSoon);
  checkSoon();
}

function checkSoon(): void {
  if (isDue) return;
  isDue = true;
  whenIdle(() => {
    isDue = false;
    try {
      check(getPageRuntime());
    } catch (error) {
      logError('page-unchecked', 'the page could not be checked', error);
    }
  });
}

function check({ hosts, runtime, isAlone }: PageRuntime): void {
  const first = firstVersion();
  if (!sharesWithFirst()) warnOnce('two-versions', `version ${version} and ${first} share no runtime.`);
  else if (isAlone) warnOnce('runtime-missing', 'no <kfp-runtime>: window.kfpConfig is used.');
  if (hosts[1]) checkSecondRuntime(hosts[1]);
  const elements = readElements(ourTags, getPageElements().get().map(({ element }) => element));
  warn('unknown-tag', findUnknownTags({ elements, ourTags }));
  warn('tag-inside', findHiddenElements({ elements }));
  checkDefinitions();
  warn('unknown-attribute', findUnknownAttributes({ elements }));
  if (!runtime) return;
  warn('unknown-field', findUnknownFields({ config: { written: runtime.sources.get().config, checked: runtime.config.get() } }));
  checkDistributor(runtime);
  checkApiHost(runtime);
  warnOfLateConfig(runtime);
  if (runtime !== known) watchTimeout(runtime);
  known = runtime;
}

/** Warns when the page still has a second `kfp-runtime` after a transition in which two of its pages overlap. */
function checkSecondRuntime(second: RuntimeHost): void {
  inLaterTask(() => {
    if (getPageRuntime().hosts[1] === second) warnOnce('runtime-twice', 'only the first <kfp-runtime> counts.');
  }, 2000);
}

/** Runs `run` when the browser is idle; in WebKit, which has no requestIdleCallback, after 200 ms. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 });
  else inLaterTask(run, 200);
}

function warn(id: MessageId, problems: readonly Problem[]): void {
  for (const { what, mend } of problems) warnOnce(id, `${what}: ${mend}.`);
}

/** Warns when another script has defined one of our tags. */
function checkDefinitions(): void {
  for (const tag of ourTags) {
    const element = customElements.get(tag) as { readonly observedAttributes?: readonly string[] } | undefined;
    if (element && !element.observedAttributes?.includes(commonAttributes.distributor.attribute)) {
      warnOnce('tag-taken', `<${tag}> was defined by another script before: load kfp first, or remove that definition.`);
    }
  }
}

/** Warns when nothing sets a distributor for an element. An unknown one is set too: another warning reports it. */
function checkDistributor({ sources }: Runtime): void {
  const { distributor, config: { distributorInfo } } = sources.get();
  const ofPage = distributor ?? (isPlainObject(distributorInfo) ? distributorInfo['shortname'] : undefined);
  const isMissing = (element: Element & { readonly distributor?: unknown }) =>
    !element.hasAttribute('distributor') && element.distributor == null;
  const isGiven = ofPage != null || getPageRuntime().hosts[0]?.element.hasAttribute('distributor');
  if (!isGiven && getPageElements().get().some(({ element }) => isMissing(element))) {
    warnOnce('distributor-missing', 'no distributor is set: "none" counts.');
  }
}

/** Warns about an API host on another origin, to which `fetch` sends no cookies. */
function checkApiHost({ config, sources }: Runtime): void {
  const { origin, href } = pageLocation(window);
  const { kfpApiHost } = config.get();
  if (kfpApiHost && !sources.get().transport && new URL(kfpApiHost, href).origin !== origin) {
    warnOnce('api-host-foreign', `API host ${kfpApiHost}: calls to another origin carry no cookies. Set a transport.`);
  }
}

/** Warns about fields of `window.kfpConfig` set too late: it is read at the start and when `kfp-runtime` changes. */
function warnOfLateConfig({ sources }: Runtime): void {
  const read = sources.get().config;
  // The services have read what kfp-runtime has now, so a difference comes from the window.
  const [host] = getPageRuntime().hosts;
  if (!host && getPageRuntime().isOwned) return; // Its kfp-runtime has gone, and its configuration stays.
  const written = writtenConfig(host?.values() ?? {}, window);
  for (const name of Object.keys(written)) {
    if (textOf(read[name]) === textOf(written[name])) continue;
    warnOnce('configuration-late', `configuration: ${name} of window.kfpConfig was set after it had been read, and has no effect: set it before kfp is loaded, or as config of <kfp-runtime>.`);
  }
}

/** Undefined for a value that JSON cannot hold; no configuration field has such a value, so these need no comparison. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Warns when `sessionTimeout` changes: it is the only field that is read only at the start. */
function watchTimeout({ config }: Runtime): void {
  const { sessionTimeout } = config.get();
  config.subscribe(() => {
    if (config.get().sessionTimeout === sessionTimeout) return;
    warnOnce('configuration-late', 'configuration: sessionTimeout was set after the first call, and has no effect: set it before kfp is loaded.');
  });
}
