import type { KfpConfig } from '../runtime/config/kfp-config.ts';
import { readBase } from './base.ts';
import { checkConfig, checkNonce, checkTags, release } from './release.ts';

export interface HeadOptions {
  /** The elements of the page, such as `kfp-offers`. */
  readonly tags: readonly string[];
  /** Path or address of the files that `npx kfp copy` has written, with or without a slash at its end. */
  readonly base: string;
  /** Nonce of this response, as in its policy. */
  readonly nonce?: string | undefined;
  /** Becomes `window.kfpConfig`; needs a nonce. */
  readonly config?: KfpConfig | undefined;
  /** The page's own import map. Many browsers take only the first one of a page, so ours is added to it. */
  readonly importmap?: Partial<ImportMap> | undefined;
}

export interface ImportMap {
  readonly imports?: Readonly<Record<string, string | null>>;
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Maps the address of each file to its hash, `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface Head {
  /** For the `<head>` of the page, before any other module script. */
  readonly html: string;
  /** Value of a `Link` header that preloads the same files. */
  readonly preload: string;
  /** The import map, with the page's own. With a nonce, `html` contains it too. */
  readonly importmap: ImportMap;
}

/**
 * The markup and the header with which a page loads the elements of this release fast, and checks their integrity.
 *
 * All addresses contain the version, `<base>/<version>/…`, and never the major version, `<base>/<major>/kfp.js`. The
 * latter may lead to another version tomorrow, whose files do not match the preloads and hashes given here.
 *
 * Without a nonce there is no inline script, as a policy without nonces blocks it. The page then writes the import map
 * itself, and sets the configuration with the attribute `config` of `kfp-runtime`. The header preloads scripts, not
 * modules: a modulepreload in a header comes before the import map, and many browsers then ignore the import map.
 *
 * With a configuration the loader script is async, and does not wait for the whole document: it has all that it reads.
 *
 * @throws TypeError for an unknown tag, an invalid base, nonce or configuration, and a configuration without a nonce
 */
export function head({ tags, base, nonce, config, importmap: own }: HeadOptions): Head {
  checkTags(tags);
  checkConfig(config);
  if (nonce !== undefined) checkNonce(nonce);
  if (config && nonce === undefined) {
    throw new TypeError('The configuration needs a nonce. Without one, write it as the attribute config of kfp-runtime.');
  }
  const { version, tags: known, integrity } = release();
  const folder = `${readBase(base)}${version}/`;
  const files = [...new Set(['kfp.js', ...tags.flatMap((tag) => known[tag] ?? [])])];
  const ours = importMap(folder, integrityFor(tags, integrity));
  const importmap = { ...own, integrity: { ...own?.integrity, ...ours.integrity } };
  const inline = (type: string | undefined, text: string) => `${openingTag('script', { type, nonce })}${text}</script>`;
  const lines = [
    ...(config ? [inline(undefined, `window.kfpConfig=${scriptJson(config)}`)] : []),
    ...(nonce === undefined ? [] : [inline('importmap', scriptJson(importmap))]),
    ...files.map((file) => openingTag('link', { rel: 'modulepreload', href: folder + file, ...isLoader(file), integrity: integrity[file], nonce })),
    `${openingTag('script', { type: 'module', src: `${folder}kfp.js`, ...isLoader('kfp.js'), integrity: integrity['kfp.js'], nonce, async: config ? '' : undefined })}</script>`,
  ];
  const header = (file: string) =>
    [`<${folder}${file}>`, 'rel=preload', 'as=script', 'crossorigin', `integrity="${integrity[file] ?? ''}"`, ...(nonce === undefined ? [] : [`nonce="${nonce}"`])].join('; ');
  return { html: `${lines.join('\n')}\n`, preload: files.map(header).join(', '), importmap };
}

/** The hashes of all that the loader may load for the tags. The file in `standalone/` is its fallback for a tag. */
function integrityFor(tags: readonly string[], integrity: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const fallbacks = tags.map((tag) => `standalone/${tag}.js`);
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => !file.startsWith('standalone/') || fallbacks.includes(file)));
}

/** The loader has high priority: it requests the session, which everything else waits for. */
function isLoader(file: string): { readonly fetchpriority?: string } {
  return file === 'kfp.js' ? { fetchpriority: 'high' } : {};
}

/**
 * The import map of a version.
 *
 * @param folder address of the version, with a slash at its end
 * @param integrity hash of each file
 */
export function importMap(folder: string, integrity: Readonly<Record<string, string>>): ImportMap {
  return { integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [folder + file, hash])) };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** An opening tag with escaped attributes. Undefined attributes are left out. */
function openingTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.keys(attributes).flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : [` ${key}="${value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}"`];
  });
  return `<${name}${written.join('')}>`;
}

/**
 * JSON for the inside of a script tag: it cannot end the script or start an HTML comment.
 *
 * @throws TypeError for a value that JSON cannot represent, such as a circular object
 */
function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
