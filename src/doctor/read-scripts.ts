import type { PageLocation } from '../platform/page-location.ts';
import type { ScriptFact } from './page-facts.ts';
import { findAll } from './read-document.ts';
import { absoluteAddress, isFileOfOurs, isRunnable, patience } from './read-files.ts';

/** The scripts that the page at this location runs, in document order. */
export async function readScripts({ href, origin }: PageLocation): Promise<readonly ScriptFact[]> {
  return Promise.all(findAll<HTMLScriptElement>('script').filter(({ type }) => isRunnable(type)).map(async (script) => {
    const src = script.src === '' ? undefined : absoluteAddress(script.src, href);
    const isOurs = src !== undefined && isFileOfOurs(src);
    const text = isOurs ? undefined : src === undefined ? script.textContent : await readOwnScript(src, origin);
    return { src, isModule: script.type === 'module', integrity: script.integrity, hasNonce: script.nonce !== '', isOurs, text };
  }));
}

/** The text of a script on the page's own origin; undefined for other origins, and when the request fails. */
async function readOwnScript(src: string, origin: string): Promise<string | undefined> {
  if (new URL(src).origin !== origin) return undefined;
  const response = await fetch(src, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}
