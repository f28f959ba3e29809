import { inLaterTask } from '../platform/clock.ts';
import { logError } from '../platform/warn.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Gives the module that registers a tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds before a chunk that did not arrive is asked for again. */
const retryDelays = [1000, 3000, 10_000];

/**
 * Loads the chunk of each tag when it is first in the document, also when it is added later; and before that chunk
 * the runtime, so that session-status is on its way. Does not see into shadow roots of the host.
 */
export function loadElements(loaders: ElementLoaders): void {
  const waiting = new Map(Object.entries(loaders));
  const observer = new MutationObserver(loadPresent);

  function loadPresent(): void {
    for (const [tag, load] of waiting) {
      if (!document.querySelector(tag)) continue;
      waiting.delete(tag);
      getPageRuntime().services().catch(() => undefined); // Each element shows the failure itself.
      void loadWithRetry(tag, load);
    }
    if (waiting.size === 0) observer.disconnect();
  }

  observer.observe(document, { childList: true, subtree: true });
  loadPresent();
}

/** Until the chunk is here the tag shows the content that the host put inside it. */
async function loadWithRetry(tag: string, load: () => Promise<unknown>, tries = 0): Promise<void> {
  try {
    await load();
  } catch (error) {
    const delay = retryDelays[tries];
    if (delay === undefined) {
      logError(`<${tag}> could not be loaded`, error);
      return;
    }
    inLaterTask(() => void loadWithRetry(tag, load, tries + 1), delay);
  }
}
