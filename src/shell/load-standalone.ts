/** The part of `manifest.json` that is read here; anything may be missing, as another file may have this name. */
interface Manifest {
  readonly files?: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
}

/**
 * Loads an element from its file in `standalone/`, which needs no other one. The file is fetched first and held against
 * the manifest, so that a browser never remembers its address as one that failed.
 *
 * @param moduleUrl address of the published `kfp.js`; in a page that a bundler has made there is no such file beside it
 * @throws when the whole file cannot be had now
 */
export async function loadStandalone(tag: string, moduleUrl: string): Promise<unknown> {
  const file = `standalone/${tag}.js`;
  const url = new URL(file, moduleUrl).href;
  const manifest = (await (await fetch(new URL('manifest.json', moduleUrl).href, { cache: 'reload' })).json()) as Manifest;
  const integrity = manifest.files?.[file]?.integrity;
  if (!integrity) throw new Error(`manifest.json does not know ${file}`);
  // With an integrity, a body that is cut off, changed or somebody else's rejects.
  await (await fetch(url, { cache: 'reload', integrity })).arrayBuffer();
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}
