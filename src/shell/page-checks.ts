import { inLaterTask } from '../platform/clock.ts';
import { findUnknownAttributes, findUnknownFields, findUnknownTags } from '../doctor/markup-checks.ts';
import type { Problem } from '../doctor/page-facts.ts';
import { readElements } from '../doctor/read-document.ts';
import { mergePlain } from '../platform/plain-object.ts';
import type { WarningId } from '../platform/warn.ts';
import { logError, warnOnce } from '../platform/warn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { PageRuntime, RuntimeHost } from './page-runtime.ts';
import { getPageElements, getPageRuntime } from './page-runtime.ts';
import { commonAttributes } from './with-common-attributes.ts';

declare const __KFP_TAGS__: readonly string[];

/** Every tag of ours, whether the page has loaded its element or not; written in by the build. */
export const ourTags = __KFP_TAGS__;

/** The services that were there the last time. */
let known: Runtime | undefined;
let isDue = false;

/**
 * Looks for mistakes of the page that nothing else notices, and tells the developer of each once: now, and whenever
 * elements of ours have come or gone, while the browser has nothing else to do.
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
      logError('the page could not be checked', error);
    }
  });
}

function check({ hosts, current }: PageRuntime): void {
  if (hosts[1]) warnOnce('runtime-twice', 'only the first <kfp-runtime> counts.');
  const elements = readElements(ourTags, getPageElements().get().map(({ element }) => element));
  warn('unknown-tag', findUnknownTags({ elements, ourTags }));
  checkDefinitions();
  warn('unknown-attribute', findUnknownAttributes({ elements }));
  const runtime = current();
  if (!runtime) return;
  warn('unknown-field', findUnknownFields({ config: { written: runtime.sources.get().config, checked: runtime.config.get() } }));
  warnOfLateConfig(runtime, hosts);
  if (runtime !== known) watchTimeout(runtime);
  known = runtime;
}

/** WebKit has no idle time to ask for. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 });
  else inLaterTask(run, 200);
}

function warn(id: WarningId, problems: readonly Problem[]): void {
  for (const { what, mend } of problems) warnOnce(id, `${what}: ${mend}.`);
}

/** Another script may have taken a tag of ours. */
function checkDefinitions(): void {
  for (const tag of ourTags) {
    const element = customElements.get(tag) as { readonly observedAttributes?: readonly string[] } | undefined;
    if (element && !element.observedAttributes?.includes(commonAttributes.distributor.attribute)) {
      warnOnce('tag-taken', `<${tag}> was defined by another script before: load kfp first, or take that definition away.`);
    }
  }
}

/** `window.kfpConfig` is read at the start, and when `kfp-runtime` changes. */
function warnOfLateConfig({ sources }: Runtime, hosts: readonly RuntimeHost[]): void {
  const { kfpConfig } = window as { readonly kfpConfig?: unknown };
  const said = hosts[0]?.values() ?? {};
  const read = sources.get().config;
  // What kfp-runtime says wins, whenever the window says something else.
  const now = mergePlain(kfpConfig, said['configAttribute'], said['config'], said['apiHost'] === undefined ? {} : { kfpApiHost: said['apiHost'] });
  for (const name of Object.keys(now)) {
    if (textOf(read[name]) === textOf(now[name])) continue;
    warnOnce('configuration-late', `configuration: ${name} of window.kfpConfig was set after it had been read, and has no effect: set it before kfp is loaded, or as config of <kfp-runtime>.`);
  }
}

/** What cannot be written as JSON is the same as anything else of that kind: no field of the configuration is such a value. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** The one field that is read at the start alone. */
function watchTimeout({ config }: Runtime): void {
  const { sessionTimeout } = config.get();
  config.subscribe(() => {
    if (config.get().sessionTimeout === sessionTimeout) return;
    warnOnce('configuration-late', 'configuration: sessionTimeout was set after the first call, and has no effect: set it before kfp is loaded.');
  });
}
