import { isPlainObject } from '../platform/plain-object.ts';
import type { FileFact, ScriptFact } from './page-facts.ts';

/** Time limit of a request in milliseconds. A response that comes later counts as unknown. */
export const patience = 10_000;

/** Whether an address leads to a file of ours that a page can load: `kfp.js`, or the file of one element. */
export const isFileOfOurs = (address: string) => /\/(kfp|(elements|standalone)\/kfp-[\w-]+)\.js$/.test(new URL(address).pathname);

/** Whether a file of ours is `kfp.js`. A query, such as `?v=1`, changes nothing. */
export const isLoader = (address: string) => new URL(address).pathname.endsWith('/kfp.js');

/** The absolute address; undefined when the text is not an address. A browser then sends no request either. */
export function absoluteAddress(written: string, base: string): string | undefined {
  try {
    return new URL(written, base).href;
  } catch {
    return undefined;
  }
}

/** Whether a browser runs a script of this type. */
export const isRunnable = (type: string) => /^($|module$|(text|application)\/javascript)/.test(type);

/** The origin of the page, and its `fetch`, which applies CORS as a browser does. */
interface Asker {
  readonly pageOrigin: string;
  readonly ask: typeof fetch;
}

/**
 * Requests each file of ours that the page names, and the files that `kfp.js` loads for the elements of the page.
 *
 * @param tags of the elements in the page
 */
export async function readFiles(scripts: readonly ScriptFact[], tags: readonly string[], asker: Asker): Promise<Readonly<Record<string, FileFact>>> {
  const wanted = scripts.filter((script): script is ScriptFact & { readonly src: string } => script.isOurs && script.src !== undefined);
  const named = await Promise.all(wanted.map(async ({ src, integrity }) => {
    const file = await readFile(src, integrity, asker);
    const loader = file.leadsTo ?? src;
    const release = isLoader(src) ? await readRelease(loader, asker.ask) : undefined;
    const parts = tags.flatMap((tag) => release?.tags?.[tag] ?? []).map((part) => new URL(part, loader).href);
    return { parts: [file.leadsTo ?? [], parts].flat(), file: [src, { ...file, version: release?.version }] as const };
  }));
  const parts = [...new Set(named.flatMap((one) => one.parts))];
  return Object.fromEntries([...named.map(({ file }) => file), ...await Promise.all(parts.map(async (src) => [src, await readFile(src, '', asker)] as const))]);
}

async function readFile(src: string, integrity: string, { pageOrigin, ask }: Asker): Promise<FileFact> {
  const nothing = { status: 0, contentType: '', digest: undefined, isRefused: false, version: undefined, leadsTo: undefined };
  try {
    const response = await ask(src, { signal: AbortSignal.timeout(patience) });
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    return {
      ...nothing,
      status,
      contentType: headers.get('Content-Type') ?? '',
      digest: await digestOf(body, integrity),
      leadsTo: isLoader(src) ? wayOf(body, src) : undefined,
    };
  } catch {
    // A refused response and a network failure look the same. A `no-cors` request shows whether the file exists.
    const isElsewhere = new URL(src).origin !== pageOrigin;
    const isThere = isElsewhere && (await ask(src, { mode: 'no-cors', signal: AbortSignal.timeout(patience) }).then(() => true, () => false));
    return { ...nothing, isRefused: isThere };
  }
}

/** The `kfp.js` that a `kfp.js` of a major version leads to; undefined when the file is no such way, as `kfp copy` writes it. */
function wayOf(body: ArrayBuffer, src: string): string | undefined {
  const [, way] = /^export \* from '(\.\.\/[^'/]+\/kfp\.js)';\s*$/.exec(new TextDecoder().decode(body)) ?? [];
  return way && new URL(way, src).href;
}

/** The hash in the form of the attribute `integrity`; undefined when the tag has no `integrity`, and on plain http. */
async function digestOf(body: ArrayBuffer, integrity: string): Promise<string | undefined> {
  const [, size] = /^sha(256|384|512)-/.exec(integrity) ?? [];
  const { subtle } = crypto as { readonly subtle?: typeof crypto.subtle };
  if (!size || !subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest(`SHA-${size}`, body));
  return `sha${size}-${btoa(String.fromCharCode(...bytes))}`;
}

/** The fields of a release's manifest that this file reads. */
interface Release {
  readonly version: string | undefined;
  /** The files that each tag needs besides `kfp.js`. */
  readonly tags: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Reads the manifest beside `kfp.js`; undefined when the server does not send it. */
async function readRelease(src: string, ask: typeof fetch): Promise<Release | undefined> {
  try {
    const response = await ask(new URL('manifest.json', src).href, { signal: AbortSignal.timeout(patience) });
    const manifest: unknown = response.ok ? await response.json() : undefined;
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
