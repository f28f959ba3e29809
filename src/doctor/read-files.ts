import { isPlainObject } from '../platform/plain-object.ts';
import type { FileFact, ScriptFact } from './page-facts.ts';

/** Milliseconds that an answer is waited for; what has not come by then is not known. */
export const patience = 10_000;

/** Whether an address leads to a file of a release that a page names: `kfp.js`, or the file of one element. */
export const isFileOfOurs = (address: string) => /\/(kfp|(elements|standalone)\/kfp-[\w-]+)\.js$/.test(new URL(address).pathname);

/** Whether a browser runs a script of this type. */
export const isRunnable = (type: string) => /^($|module$|(text|application)\/javascript)/.test(type);

/** Where the page is, and how what it names is asked for: as a browser does it, which refuses what another origin does not allow. */
interface Asker {
  readonly pageOrigin: string;
  readonly ask: typeof fetch;
}

/**
 * Asks for each file of ours that the page names, and for what `kfp.js` loads for the elements of the page.
 *
 * @param tags of the elements that the page has
 */
export async function readFiles(scripts: readonly ScriptFact[], tags: readonly string[], asker: Asker): Promise<Readonly<Record<string, FileFact>>> {
  const wanted = scripts.filter((script): script is ScriptFact & { readonly src: string } => script.isOurs && script.src !== undefined);
  const named = await Promise.all(wanted.map(async ({ src, integrity }) => {
    const release = src.endsWith('/kfp.js') ? await readRelease(src, asker.ask) : undefined;
    const parts = tags.flatMap((tag) => release?.tags?.[tag] ?? []).map((file) => new URL(file, src).href);
    return { parts, file: [src, { ...await readFile(src, integrity, asker), version: release?.version }] as const };
  }));
  const parts = [...new Set(named.flatMap((one) => one.parts))];
  return Object.fromEntries([...named.map(({ file }) => file), ...await Promise.all(parts.map(async (src) => [src, await readFile(src, '', asker)] as const))]);
}

async function readFile(src: string, integrity: string, { pageOrigin, ask }: Asker): Promise<FileFact> {
  const nothing = { status: 0, contentType: '', digest: undefined, isRefused: false, version: undefined };
  try {
    const response = await ask(src, { signal: AbortSignal.timeout(patience) });
    const { status, headers } = response;
    return {
      ...nothing,
      status,
      contentType: headers.get('Content-Type') ?? '',
      digest: await digestOf(await response.arrayBuffer(), integrity),
    };
  } catch {
    // A browser says no more of an answer that it refuses; one that nobody reads shows whether there is any.
    const isElsewhere = new URL(src).origin !== pageOrigin;
    const isThere = isElsewhere && (await ask(src, { mode: 'no-cors', signal: AbortSignal.timeout(patience) }).then(() => true, () => false));
    return { ...nothing, isRefused: isThere };
  }
}

/** In the form of the attribute `integrity`; undefined where the page asks for none, and on plain http. */
async function digestOf(body: ArrayBuffer, integrity: string): Promise<string | undefined> {
  const [, size] = /^sha(256|384|512)-/.exec(integrity) ?? [];
  const { subtle } = crypto as { readonly subtle?: typeof crypto.subtle };
  if (!size || !subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest(`SHA-${size}`, body));
  return `sha${size}-${btoa(String.fromCharCode(...bytes))}`;
}

/** What is read of the manifest of a release. */
interface Release {
  readonly version: string | undefined;
  /** The files that an element needs besides `kfp.js`, by its tag. */
  readonly tags: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The manifest lies beside `kfp.js`; undefined where a server does not send it. */
async function readRelease(src: string, ask: typeof fetch): Promise<Release | undefined> {
  try {
    const response = await ask(new URL('manifest.json', src).href, { signal: AbortSignal.timeout(patience) });
    const manifest: unknown = await response.json();
    if (!isPlainObject(manifest)) return undefined;
    const { version, tags } = manifest;
    return { version: typeof version === 'string' ? version : undefined, tags: isPlainObject(tags) ? filesByTag(tags) : undefined };
  } catch {
    return undefined;
  }
}

function filesByTag(tags: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(tags).map(([tag, files]) => [tag, Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []]));
}
