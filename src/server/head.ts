import type { KfpConfig } from '../runtime/config/kfp-config.ts';
import { readBase } from './base.ts';
import { openingTag, scriptJson } from './markup.ts';
import { checkNonce, checkTags, release } from './release.ts';

export interface HeadOptions {
  /** The elements of the page, such as `kfp-offers`. */
  readonly tags: readonly string[];
  /** Where `npx kfp copy` has put the files: a path or an address, with or without a slash at its end. */
  readonly base: string;
  /** Nonce of this answer, as in its policy. */
  readonly nonce?: string;
  /** Becomes `window.kfpConfig`; needs a nonce. */
  readonly config?: KfpConfig;
}

export interface ImportMap {
  /** By address, what the file has to be: `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface Head {
  /** For the `<head>` of the page, before any other module script. */
  readonly html: string;
  /** Value of a `Link` header that has the same files loaded. */
  readonly preload: string;
  /** In `html` too, where there is a nonce. */
  readonly importmap: ImportMap;
}

/**
 * What a page writes so that the elements of this release come fast and unchanged.
 *
 * All addresses are those of the version, `<base>/<version>/…`, and never `<base>/<major>/kfp.js`: that one may lead to
 * another version tomorrow, whose files are others than those that are preloaded and checked here.
 *
 * Without a nonce there is no inline script, as a policy without nonces lets none run: the import map is left to the
 * page, and the configuration to the attribute `config` of `kfp-runtime`. The header preloads scripts and not modules:
 * a module that is preloaded by a header comes before the import map, and makes many browsers ignore that.
 *
 * With a configuration the loader runs as soon as it is here, and not after the whole document: nothing that it reads is
 * still to come.
 *
 * @throws TypeError for a tag that there is not, a base or a nonce that is none, and a configuration without a nonce
 */
export function head({ tags, base, nonce, config }: HeadOptions): Head {
  checkTags(tags);
  if (nonce !== undefined) checkNonce(nonce);
  if (config && nonce === undefined) {
    throw new TypeError('The configuration needs a nonce. Without one, write it as the attribute config of kfp-runtime.');
  }
  const { version, tags: known, integrity } = release();
  const folder = `${readBase(base)}${version}/`;
  const files = [...new Set(['kfp.js', ...tags.flatMap((tag) => known[tag] ?? [])])];
  const importmap = importMap(folder, integrity);
  const inline = (type: string | undefined, text: string) => `${openingTag('script', { type, nonce })}${text}</script>`;
  const lines = [
    ...(config ? [inline(undefined, `window.kfpConfig=${scriptJson(config)}`)] : []),
    ...(nonce === undefined ? [] : [inline('importmap', scriptJson(importmap))]),
    ...files.map((file) => openingTag('link', { rel: 'modulepreload', href: folder + file, ...isLoader(file), integrity: integrity[file], nonce })),
    `${openingTag('script', { type: 'module', src: `${folder}kfp.js`, ...isLoader('kfp.js'), integrity: integrity['kfp.js'], nonce, async: config && '' })}</script>`,
  ];
  const header = (file: string) =>
    [`<${folder}${file}>`, 'rel=preload', 'as=script', 'crossorigin', `integrity="${integrity[file] ?? ''}"`, ...(nonce === undefined ? [] : [`nonce="${nonce}"`])].join('; ');
  return { html: `${lines.join('\n')}\n`, preload: files.map(header).join(', '), importmap };
}

/** The loader asks for the session, for which everything else waits: it comes before the code of the elements. */
function isLoader(file: string): { readonly fetchpriority?: string } {
  return file === 'kfp.js' ? { fetchpriority: 'high' } : {};
}

/**
 * The import map of a version.
 *
 * @param folder address of the version, with a slash at its end
 * @param integrity by file
 */
export function importMap(folder: string, integrity: Readonly<Record<string, string>>): ImportMap {
  return { integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [folder + file, hash])) };
}
