import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { listen } from '../platform/listen.ts';
import { randomHex } from '../platform/random.ts';
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
 * @param moduleUrl address of the module that the loader is in
 */
export function defineElements(elements: Readonly<Record<string, LoadableElement>>, moduleUrl: string): void {
  // On a server there is no page.
  if (typeof customElements === 'undefined') return;
  // A bundler puts the loader into a script of the page's own, which must not run twice, and no file of ours beside that.
  // What webpack gives is a file: address on the machine where it has run.
  const [folder] = /^h.*\/(?=kfp\.js)/.exec(moduleUrl) ?? [];
  for (const [tag, element] of Object.entries(elements)) {
    const facade = findFacade(tag);
    if (facade) facade.offer(element.load);
    else if (!customElements.get(tag)) defineElement(tag, element, folder);
  }
}

/** Milliseconds until a failure is told. Firefox aborts what loads when the page is about to be left. */
const timeToLeave = 500;

/**
 * Defines one tag, and loads its code as often as it takes. While it does not come, every element of the tag says so and
 * offers «Prøv igjen».
 *
 * @param folder address of the published files, with a slash at its end; undefined in a script that a bundler has made
 */
function defineElement(tag: string, { load, ...members }: LoadableElement, folder: string | undefined): void {
  const copies = [load];
  let isAsked = false;
  let failure: unknown;
  const missing = createMissingCode();

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
      const delay = delays.shift();
      // In a script of the page's own the browser may never ask again, so a press loads the page anew in the end.
      const next = nextTry(delay, (tryNow) => (missing.retry = (folder ?? delay) ? tryNow : undefined));
      for (const element of waiting() ?? []) if (element.isConnected) missing.show(element, failure);
      await next;
      for (const way of waysToLoadAgain(tag, copies, folder)) if (await arrives(way)) return;
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
    if (delay) inLaterTask(tryNow, delay);
    onStart(tryNow);
  });
}

/**
 * How code is asked for again: of each copy of the bundle, then in the file that stands alone, then of the version that a
 * deploy has put in the place of this one. A browser keeps the failure of a module's address (Firefox each one, Chromium
 * that of a body that was cut off), so another import() of the same address, or of a file that imports it, may never ask
 * again.
 *
 * @param copies grows when another copy of the bundle comes
 * @param folder of the published files; without one there are the copies alone
 */
function waysToLoadAgain(tag: string, copies: readonly LoadableElement['load'][], folder: string | undefined): readonly LoadableElement['load'][] {
  if (!folder) return copies;
  // Fetched first and held against the manifest, so that a browser never remembers its address as one that failed.
  const importStandalone = async () => {
    const file = `standalone/${tag}.js`;
    const { files } = (await (await fetch(`${folder}manifest.json`, { cache: 'reload' })).json()) as Manifest;
    const integrity = files?.[file]?.integrity;
    if (!integrity) return;
    // With an integrity, a body that is cut off, changed or somebody else's rejects.
    await (await fetch(folder + file, { cache: 'reload', integrity })).arrayBuffer();
    await importFile(folder + file);
  };
  const importCurrent = async () => {
    const known = copies.length;
    // The page may have loaded it already, when it led to this version.
    await importFile(`${folder.replace(`/${version}/`, `/${String(majorVersion)}/`)}kfp.js?${randomHex(2)}`);
    return copies[known]?.();
  };
  return [...copies, importStandalone, importCurrent];
}

/** Imports what no bundler has to find. */
const importFile = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ /* @vite-ignore */ url);

/** The part of `manifest.json` that is read here; anything may be missing, as another file may have this name. */
interface Manifest {
  readonly files?: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
}
