import { inLaterTask } from '../platform/clock.ts';
import { logError } from '../platform/warn.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Milliseconds before a chunk that did not arrive is asked for again. */
const retryDelays = [1000, 3000, 10_000];

/** What follows the tag in the name of a file: a dash and a hash. */
const hashLength = 7;

/**
 * Loads the chunk of each tag when it is first in the document, also when it is added later; and before that chunk
 * the runtime, so that session-status is on its way. Does not see into shadow roots of the host.
 *
 * @param files one for each tag, named as the tag without its prefix and with a hash: `offers-DI2N3m`
 */
export function loadElements(files: readonly string[], load: (file: string) => Promise<unknown>): void {
  const waiting = new Set(files);
  const observer = new MutationObserver(loadPresent);

  function loadPresent(): void {
    for (const file of waiting) {
      const tag = `kfp-${file.slice(0, -hashLength)}`;
      // Mark-up may have taken the document's own (D6). One of its overloads is deprecated, not this one.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      if (!Document.prototype.querySelector.call(document, tag)) continue;
      waiting.delete(file);
      getPageRuntime().services().catch(() => undefined); // Each element shows the failure itself.
      void loadWithRetry(tag, () => load(file));
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
