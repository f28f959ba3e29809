import { documentMember } from '../platform/document-member.ts';
import type { FileFact, ScriptFact } from './page-facts.ts';

const ours = /\/(kfp|(elements|standalone)\/kfp-[\w-]+)\.js$/;

/** The scripts of the page that run, in their order. */
export async function readScripts(): Promise<readonly ScriptFact[]> {
  const scripts = [...(documentMember('querySelectorAll').call(document, 'script') as NodeListOf<HTMLScriptElement>)];
  return Promise.all(scripts.filter(({ type }) => /^($|module$|(text|application)\/javascript)/.test(type)).map(async (script) => {
    const src = script.src || undefined;
    const isOurs = src !== undefined && ours.test(new URL(src).pathname);
    const text = isOurs ? undefined : src === undefined ? script.textContent : await readOwnScript(src);
    return { src, isModule: script.type === 'module', integrity: script.integrity, isOurs, text };
  }));
}

/** A script of the page's own server; undefined for another one's, and where it cannot be had. */
async function readOwnScript(src: string): Promise<string | undefined> {
  if (new URL(src).origin !== location.origin) return undefined;
  const response = await fetch(src).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/** Asks for each file of ours that the page names. */
export async function readFiles(scripts: readonly ScriptFact[]): Promise<Readonly<Record<string, FileFact>>> {
  const wanted = scripts.filter((script): script is ScriptFact & { readonly src: string } => script.isOurs && script.src !== undefined);
  return Object.fromEntries(await Promise.all(wanted.map(async ({ src, integrity }) => [src, await readFile(src, integrity)] as const)));
}

async function readFile(src: string, integrity: string): Promise<FileFact> {
  const nothing = { status: 0, contentType: '', digest: undefined, isRefused: false, version: undefined };
  try {
    const response = await fetch(src);
    const { status, headers } = response;
    return {
      ...nothing,
      status,
      contentType: headers.get('Content-Type') ?? '',
      digest: await digestOf(await response.arrayBuffer(), integrity),
      version: src.endsWith('/kfp.js') ? await readVersion(src) : undefined,
    };
  } catch {
    // A browser says no more of an answer that it refuses; one that nobody reads shows whether there is any.
    const isThere = new URL(src).origin !== location.origin && (await fetch(src, { mode: 'no-cors' }).then(() => true, () => false));
    return { ...nothing, isRefused: isThere };
  }
}

/** In the form of the attribute `integrity`; undefined where the page asks for none, and on plain http. */
async function digestOf(body: ArrayBuffer, integrity: string): Promise<string | undefined> {
  const [, size] = /^sha(256|384|512)-/.exec(integrity) ?? [];
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!size || !subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest(`SHA-${size}`, body));
  return `sha${size}-${btoa(String.fromCharCode(...bytes))}`;
}

/** The manifest of a release lies beside its files. */
async function readVersion(src: string): Promise<string | undefined> {
  try {
    const { version } = (await (await fetch(new URL('manifest.json', src).href)).json()) as { readonly version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
