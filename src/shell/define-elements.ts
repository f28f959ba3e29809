import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { listen } from '../platform/listen.ts';
import { logError } from '../platform/warn.ts';
import type { ElementMembers } from './element-facade.ts';
import { defineFacade, findFacade } from './element-facade.ts';
import { createMissingCode } from './missing-code.ts';
import { getPageRuntime, majorVersion, version } from './page-runtime.ts';

/** An element that the loader knows. */
export interface LoadableElement extends ElementMembers {
  /** Rejects when the code does not come. */
  readonly load: () => Promise<unknown>;
}

/**
 * Defines every tag at once. The code of a tag comes when the first element of it is connected, and before that the code
 * of the runtime, so that session-status is on its way. A tag that another copy of the bundle has defined gets this
 * copy's code as a second way.
 *
 * @param elements by tag
 * @param moduleUrl address of the published `kfp.js`, beside which the folder `standalone/` lies
 */
export function defineElements(elements: Readonly<Record<string, LoadableElement>>, moduleUrl: string): void {
  // On a server there is no page.
  if (typeof customElements === 'undefined') return;
  for (const [tag, element] of Object.entries(elements)) {
    const facade = findFacade(tag);
    if (facade) facade.offer(element.load);
    else if (!customElements.get(tag)) defineElement(tag, element, moduleUrl);
  }
}

/** Milliseconds until a failure is told. Firefox aborts what loads when the page is about to be left. */
const timeToLeave = 500;

/**
 * Defines one tag, and loads its code as often as it takes. While it does not come, every element of the tag says so and
 * offers «Prøv igjen».
 */
function defineElement(tag: string, { load, ...members }: LoadableElement, moduleUrl: string): void {
  const copies = [load];
  let isAsked = false;
  let failure: unknown;
  let press: () => void = () => undefined;
  const missing = createMissingCode(() => press());

  /** Whether the code is here after this; WebKit imports a module that has thrown without a failure the next time. */
  async function arrives(way: () => Promise<unknown>): Promise<boolean> {
    try {
      await way();
      return !waiting();
    } catch (error) {
      failure ??= error;
      return false;
    }
  }

  async function loadCode(): Promise<void> {
    getPageRuntime().services().catch(() => undefined); // Each element shows the failure itself.
    if (await arrives(load)) return;
    await new Promise<void>((resolve) => inLaterTask(resolve, timeToLeave));
    logError(`<${tag}> failed to load`, failure);
    /** Milliseconds before code that did not arrive is asked for again by itself. */
    const delays = [1000, 3000, 10_000];
    while (waiting()) {
      for (const element of waiting() ?? []) if (element.isConnected) missing.show(element, failure);
      await nextTry(delays.shift(), (tryNow) => (press = tryNow));
      for (const way of waysToLoadAgain(tag, copies, moduleUrl)) if (!waiting() || (await arrives(way))) return;
    }
  }

  const onWaiting = (element: HTMLElement) => {
    if (failure) missing.show(element, failure);
    if (isAsked) return;
    isAsked = true;
    void loadCode();
  };
  const waiting = defineFacade(tag, members, onWaiting, (other) => copies.push(other));
}

/**
 * Resolves when `delay` milliseconds have passed, if there is a delay, when what `onStart` is given is called, when the
 * device is online again, or when the page is looked at again.
 */
function nextTry(delay: number | undefined, onStart: (tryNow: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(window, ['online', 'visibilitychange'], () => {
      if (documentMember('visibilityState') === 'visible') tryNow();
    });
    const tryNow = () => {
      stop();
      resolve();
    };
    if (delay !== undefined) inLaterTask(tryNow, delay);
    onStart(tryNow);
  });
}

/** How often the loader of the current version has been asked for. */
let timesAsked = 0;

/**
 * How code is asked for again: of each copy of the bundle, then in the file that stands alone, then of the version that a
 * deploy has put in the place of this one. A browser keeps the failure of a module's address (Firefox each one, Chromium
 * that of a body that was cut off), so another import() of the same address, or of a file that imports it, may never ask
 * again.
 *
 * @param copies grows when another copy of the bundle comes
 */
function waysToLoadAgain(tag: string, copies: readonly LoadableElement['load'][], moduleUrl: string): LoadableElement['load'][] {
  const current = moduleUrl.replace(`/${version}/`, `/${String(majorVersion)}/`);
  const importCurrent = async () => {
    const known = copies.length;
    // The page may have loaded it already, when it led to this version.
    await import(/* webpackIgnore: true */ /* @vite-ignore */ `${current}?${String((timesAsked += 1))}`);
    return copies[known]?.();
  };
  return [...copies, () => loadStandalone(tag, moduleUrl), importCurrent];
}

/** The part of `manifest.json` that is read here; anything may be missing, as another file may have this name. */
interface Manifest {
  readonly files?: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
}

/**
 * Loads an element from its file in `standalone/`, which needs no other one. The file is fetched first and held against
 * the manifest, so that a browser never remembers its address as one that failed.
 *
 * @param moduleUrl address of the published `kfp.js`; in a page that a bundler has made there is no such file beside it
 * @throws when the whole file cannot be had now
 */
async function loadStandalone(tag: string, moduleUrl: string): Promise<unknown> {
  const file = `standalone/${tag}.js`;
  const url = new URL(file, moduleUrl).href;
  const manifest = (await (await fetch(new URL('manifest.json', moduleUrl).href, { cache: 'reload' })).json()) as Manifest;
  const integrity = manifest.files?.[file]?.integrity;
  if (!integrity) throw new Error(`No ${file}`);
  // With an integrity, a body that is cut off, changed or somebody else's rejects.
  await (await fetch(url, { cache: 'reload', integrity })).arrayBuffer();
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}
