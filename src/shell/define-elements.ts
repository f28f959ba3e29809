import { inLaterTask, inTime, noCode } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { listen } from '../platform/listen.ts';
import { randomHex } from '../platform/random.ts';
import { majorVersion, version } from '../platform/version.ts';
import { logBriefly } from '../platform/warn.ts';
import type { ElementMembers } from './element-facade.ts';
import { defineFacade, findFacade } from './element-facade.ts';
import { showMissingCode } from './missing-code.ts';
import { getPageRuntime } from './page-runtime.ts';

/** An element that the loader knows. */
export interface LoadableElement extends ElementMembers {
  /** Rejects when the code fails to load. */
  readonly load: () => Promise<unknown>;
}

/**
 * Defines every tag at once. When the first element of a tag is connected, the runtime's code loads first, so that
 * session-status is sent early; then the tag's code loads. When another copy of the bundle has defined the tag, this
 * copy's code becomes its fallback.
 *
 * @param elements by tag
 * @param moduleUrl address of the loader's module
 */
export function defineElements(elements: Readonly<Record<string, LoadableElement>>, moduleUrl: string): void {
  // A bundler copies the loader into the host's script, which must not run twice and has none of our files beside it.
  // Webpack sets moduleUrl to a file: address of the build machine.
  const [folder] = /^h.*\/(?=kfp\.js)/.exec(moduleUrl) ?? [];
  for (const [tag, element] of Object.entries(elements)) {
    const facade = findFacade(tag);
    if (facade) facade.offer(element.load);
    else if (!customElements.get(tag)) defineElement(tag, element, folder);
  }
}

/**
 * Whether the folder gives no code for this page: it has no manifest of ours, as a host's bundle may be called `kfp.js` too,
 * or a version that cannot share this page's runtime. Known after the first retry.
 */
let isForeignFolder = false;

/** Milliseconds before a failure is shown: Firefox aborts running loads when the customer leaves the page. */
const timeToLeave = 500;

/**
 * Defines one tag and loads its code, again after each failure. Until the code has loaded, every element of the tag
 * shows a message with the button «Prøv igjen».
 *
 * @param folder address of the published files, with a trailing slash; undefined in a bundled script
 */
function defineElement(tag: string, { load, ...members }: LoadableElement, folder: string | undefined): void {
  const copies = new Set([load]);
  let isAsked = false;
  let failure: unknown;
  let retry: (() => void) | undefined;
  const showMissing = (element: HTMLElement) => showMissingCode(element, failure, retry);

  /**
   * Returns whether the code has loaded. A resolved import is no proof: a server may answer with an empty file, and WebKit
   * resolves the second import of a module that threw.
   */
  async function arrives(way: () => Promise<unknown>): Promise<boolean> {
    try {
      await inTime(way());
      if (!waiting()) return true;
      throw Error(noCode);
    } catch (error) {
      failure ??= error;
      // Another import() of the same file would have the same result. Its code is still used if it arrives later.
      if ((error as Error | undefined)?.message === noCode) copies.delete(way);
      return false;
    }
  }

  async function loadCode(): Promise<void> {
    getPageRuntime().services().catch(() => undefined); // Each element shows the failure itself.
    if (await arrives(load)) return;
    await nextTry(timeToLeave);
    logBriefly(`<${tag}> failed to load`, failure);
    /** Milliseconds before each automatic retry. The last one waits for a press. */
    const delays = [1000, 3000, 10_000, 0];
    while (waiting()) {
      const delay = delays.shift();
      // In a bundled script the browser may never request the file again, so after these retries the button reloads the page.
      const next = nextTry(delay, (tryNow) => (retry = delay || (folder && (delay === 0 || !isForeignFolder)) ? tryNow : undefined));
      for (const element of waiting() ?? []) if (element.isConnected) showMissing(element);
      await next;
      for (const way of waysToLoadAgain(tag, copies, folder)) if (await arrives(way)) return;
    }
  }

  const onWaiting = (element: HTMLElement) => {
    if (failure) showMissing(element);
    if (isAsked) return;
    isAsked = true;
    void loadCode();
  };
  const waiting = defineFacade(tag, members, onWaiting, (other) => copies.add(other));
}

/**
 * Resolves when it is time for the next retry: after `delay` milliseconds (if given), when `tryNow` is called, when the
 * device is online again, or when the page becomes visible.
 *
 * @param onStart receives `tryNow`
 */
function nextTry(delay: number | undefined, onStart?: (tryNow: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(window, ['online', 'visibilitychange'], () => {
      if (!documentMember('hidden')) tryNow();
    });
    const tryNow = () => {
      stop();
      resolve();
    };
    if (delay) inLaterTask(tryNow, delay);
    onStart?.(tryNow);
  });
}

/**
 * Lists the ways to load the code again: each copy of the bundle, then the standalone file, then the version that
 * a deploy has put in place of this one. Browsers cache the failure of a module address (Chromium 150 and Firefox after any
 * failure). Another import() of that address, or of a file that imports it, may never send a request.
 *
 * @param copies grows when another copy of the bundle loads
 * @param folder of the published files; without it only the copies are tried
 */
function waysToLoadAgain(tag: string, copies: ReadonlySet<LoadableElement['load']>, folder: string | undefined): Iterable<LoadableElement['load']> {
  if (!folder) return copies;
  const current = folder.replace(`/${version}/`, `/${majorVersion}/`);
  // The file is fetched and compared with the manifest before the import, so that the browser never caches a failure for it.
  const importStandalone = async () => {
    const file = `standalone/${tag}.js`;
    const response = await fetch(`${folder}manifest.json`, { cache: 'reload' });
    isForeignFolder = current === folder && response.status < 500;
    const { files } = (await response.json()) as Manifest;
    const { integrity } = files[file] as { readonly integrity: string }; // Throws for a manifest of other files.
    isForeignFolder = false;
    // The integrity hash rejects a truncated, changed or foreign body.
    await (await fetch(folder + file, { cache: 'reload', integrity })).arrayBuffer();
    await importFile(folder + file);
  };
  const importCurrent = async () => {
    const known = copies.size;
    // The page may have imported this address before the deploy, so a random query makes it a new one.
    if (!isForeignFolder) await importFile(`${current}kfp.js?${randomHex(2)}`);
    isForeignFolder = copies.size === known;
    return [...copies][known]?.();
  };
  return [...copies, importStandalone, importCurrent];
}

/** Imports an address at run time; bundlers must not resolve it. */
const importFile = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ /* @vite-ignore */ url);

/** The part of `manifest.json` that is read here. */
interface Manifest {
  readonly files: Readonly<Record<string, unknown>>;
}
