import { documentMember } from '../platform/document-member.ts';
import { loadElement } from './load-element.ts';
import { getPageRuntime } from './page-runtime.ts';

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
