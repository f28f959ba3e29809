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

/** Asks for each file of ours that the page names. */
export async function readFiles(scripts: readonly ScriptFact[], asker: Asker): Promise<Readonly<Record<string, FileFact>>> {
  const wanted = scripts.filter((script): script is ScriptFact & { readonly src: string } => script.isOurs && script.src !== undefined);
  return Object.fromEntries(await Promise.all(wanted.map(async ({ src, integrity }) => [src, await readFile(src, integrity, asker)] as const)));
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
      version: src.endsWith('/kfp.js') ? await readVersion(src, ask) : undefined,
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

/** The manifest of a release lies beside its files. */
async function readVersion(src: string, ask: typeof fetch): Promise<string | undefined> {
  try {
    const response = await ask(new URL('manifest.json', src).href, { signal: AbortSignal.timeout(patience) });
    const { version } = (await response.json()) as { readonly version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
