import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { listen } from '../platform/listen.ts';
import { logError } from '../platform/warn.ts';
import { getPageRuntime } from './page-runtime.ts';
import { shellText } from './shell-text.ts';
import css from './missing-code.css?inline';

/**
 * Loads the code of each tag when it is first in the document, also when it is added later; and before that the code of
 * the runtime, so that session-status is on its way. Does not see into shadow roots of the host.
 *
 * @param loaders by tag; each rejects when the code does not come
 * @param moduleUrl address of the published `kfp.js`, beside which the folder `standalone/` lies
 */
export function loadElements(loaders: Readonly<Record<string, () => Promise<unknown>>>, moduleUrl: string): void {
  // On a server there is no page.
  if (typeof document === 'undefined') return;
  const waiting = new Map(Object.entries(loaders));
  const observer = new MutationObserver(loadPresent);

  function loadPresent(): void {
    for (const [tag, load] of waiting) {
      if (!documentMember('querySelector').call(document, tag)) continue;
      waiting.delete(tag);
      getPageRuntime().services().catch(() => undefined); // Each element shows the failure itself.
      void loadElement(tag, load, moduleUrl);
    }
    if (waiting.size === 0) observer.disconnect();
  }

  observer.observe(document, { childList: true, subtree: true });
  loadPresent();
}

/** Milliseconds before code that did not arrive is asked for again by itself. */
const retryDelays = [1000, 3000, 10_000];

/** Milliseconds until a failure is told. Firefox aborts what loads when the page is about to be left. */
const timeToLeave = 500;

/**
 * Loads the code of an element, as often as it takes. While it does not come, every element of the tag says so and
 * offers «Prøv igjen».
 *
 * The file that stands alone is the second way: a browser keeps the failure of a module's address (Firefox each one,
 * Chromium that of a body that was cut off), so another import() of the same address, or of a file that imports it,
 * may never ask again.
 */
async function loadElement(tag: string, load: () => Promise<unknown>, moduleUrl: string): Promise<void> {
  let failure = await failureOf(load());
  if (!failure) return;
  await new Promise<void>((resolve) => inLaterTask(resolve, timeToLeave));
  logError(`<${tag}> could not be loaded`, failure.reason);
  let press: () => void;
  const missing = createMissingCode(tag, () => press());
  for (let tries = 0; failure; tries += 1) {
    missing.show(failure.reason);
    await nextTry(retryDelays[tries], (tryNow) => (press = tryNow));
    failure = await failureOf(load().catch(() => loadStandalone(tag, moduleUrl)));
  }
  missing.end();
}

async function failureOf(loading: Promise<unknown>): Promise<{ readonly reason: unknown } | undefined> {
  try {
    await loading;
    return undefined;
  } catch (reason) {
    return { reason };
  }
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
  if (!integrity) throw new Error(`manifest.json does not know ${file}`);
  // With an integrity, a body that is cut off, changed or somebody else's rejects.
  await (await fetch(url, { cache: 'reload', integrity })).arrayBuffer();
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}

interface MissingCode {
  /** Says in every element of the tag that its code is missing, and tells the host the first time and after each press. */
  readonly show: (error: unknown) => void;
  /** The code is here; what it draws takes the place of the message. */
  readonly end: () => void;
}

/**
 * What stands in the place of a tag whose code did not arrive. Drawn by hand, as React is part of what is missing.
 *
 * @param onPress is called for «Prøv igjen»
 */
function createMissingCode(tag: string, onPress: () => void): MissingCode {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  let failure: unknown;
  let told = new WeakSet<Element>();
  // Elements that come while the code is missing say so too.
  const observer = new MutationObserver(showAll);

  function showAll(): void {
    for (const element of documentMember('querySelectorAll').call(document, tag)) {
      const root = element.shadowRoot ?? drawMessage(element);
      setBusy(root, false);
      if (told.has(element)) continue;
      told.add(element);
      getPageRuntime().report(failure, element);
    }
  }

  function drawMessage(element: Element): ShadowRoot {
    const root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const message = create('div');
    message.lang = 'nb';
    message.setAttribute('role', 'alert');
    const retry = create('button', shellText.retry);
    retry.type = 'button';
    retry.addEventListener('click', () => {
      if (retry.ariaDisabled === 'true') return;
      setBusy(root, true);
      told = new WeakSet();
      onPress();
    });
    message.append(create('span', shellText.codeMissing), retry);
    root.append(message);
    return root;
  }

  return {
    show(error) {
      failure = error;
      showAll();
      observer.observe(document, { childList: true, subtree: true });
    },
    end: () => observer.disconnect(),
  };
}

function create<K extends 'div' | 'span' | 'button'>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const element = documentMember('createElement').call(document, name) as HTMLElementTagNameMap[K];
  element.textContent = text;
  return element;
}

/** A button that waits keeps the focus, so it is not disabled altogether. */
function setBusy(root: ShadowRoot, isBusy: boolean): void {
  const button = root.querySelector('button');
  if (button) button.ariaDisabled = String(isBusy);
}
