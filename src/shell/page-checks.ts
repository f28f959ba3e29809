import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { allowedEdits, nearestWord } from '../platform/nearest-word.ts';
import { isPlainObject, mergePlain } from '../platform/plain-object.ts';
import { logError, warnOnce } from '../platform/warn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { PageRuntime, RuntimeHost } from './page-runtime.ts';
import { getPageElements, getPageRuntime } from './page-runtime.ts';
import { commonAttributeNames } from './with-common-attributes.ts';

declare const __KFP_TAGS__: readonly string[];

/** Every tag of ours, whether the page has loaded its element or not; written in by the build. */
const ourTags = __KFP_TAGS__;

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
  if (hosts[1]) warnOnce('only the first <kfp-runtime> counts.');
  checkTags();
  checkAttributes();
  const runtime = current();
  if (!runtime) return;
  warnOfUnknownFields(runtime.sources.get().config, runtime.config.get());
  warnOfLateConfig(runtime, hosts);
  if (runtime !== known) watchTimeout(runtime);
  known = runtime;
}

/** WebKit has no idle time to ask for. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 });
  else inLaterTask(run, 200);
}

function findAll(selector: string): readonly Element[] {
  return [...documentMember('querySelectorAll').call(document, selector)];
}

/** A tag that begins as ours is a mistake, another one when it is hardly different. */
function checkTags(): void {
  for (const tag of new Set(findAll(':not(:defined)').map(({ localName }) => localName))) {
    if (ourTags.includes(tag)) continue;
    const isOurs = tag.startsWith('kfp-');
    const nearest = nearestWord(tag, ourTags, isOurs ? Math.ceil((tag.length - 'kfp-'.length) / 2) : 2);
    if (nearest) warnOnce(`<${tag}> is no element: use <${nearest}>.`);
    else if (isOurs) warnOnce(`<${tag}> is no element; there are ${ourTags.map((name) => `<${name}>`).join(', ')}.`);
  }
  for (const tag of ourTags) {
    const element = customElements.get(tag);
    if (element && !attributesOf(element).includes(commonAttributeNames[0] ?? '')) {
      warnOnce(`<${tag}> was defined by another script before: load kfp first, or take that definition away.`);
    }
  }
}

/** Every class of ours has these, of whatever version. */
function attributesOf(element: unknown): readonly string[] {
  const { observedAttributes } = element as { readonly observedAttributes?: unknown };
  return Array.isArray(observedAttributes) ? (observedAttributes as string[]) : [];
}

/** What is far from every name of ours is the page's own. */
function checkAttributes(): void {
  const elements = new Set([...findAll(ourTags.join()), ...getPageElements().get().map(({ element }) => element)]);
  for (const element of elements) {
    const known = attributesOf(element.constructor);
    for (const name of element.getAttributeNames()) {
      if (known.includes(name) || name in HTMLElement.prototype) continue;
      const nearest = nearestWord(name, known, allowedEdits(name));
      if (nearest) warnOnce(`<${element.localName}> ${name} is no attribute: use ${nearest}.`);
    }
  }
}

/**
 * Compares what the host has written with the checked configuration, which has every field that there is.
 *
 * @param path of the group that is looked at, with a dot at its end
 */
function warnOfUnknownFields(written: unknown, checked: unknown, path = ''): void {
  if (Array.isArray(written) && Array.isArray(checked)) {
    // Every item of a list has the same fields, and a bad one is not among the checked.
    for (const item of written) warnOfUnknownFields(item, checked[0], path);
  }
  if (!isPlainObject(written) || !isPlainObject(checked)) return;
  const names = Object.keys(checked);
  for (const name of Object.keys(written)) {
    if (names.includes(name)) {
      warnOfUnknownFields(written[name], checked[name], `${path}${name}.`);
      continue;
    }
    const nearest = nearestWord(name, names, allowedEdits(name));
    if (nearest) warnOnce(`configuration: ${path}${name} is no field: use ${path}${nearest}.`);
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
    warnOnce(`configuration: ${name} of window.kfpConfig was set after it had been read, and has no effect: set it before kfp is loaded, or as config of <kfp-runtime>.`);
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
    warnOnce('configuration: sessionTimeout was set after the first call, and has no effect: set it before kfp is loaded.');
  });
}
