import { csp } from './csp.ts';
import type { ImportMap } from './head.ts';
import { importMap } from './head.ts';

/** A script of the build. */
export interface PublishedFile {
  readonly bytes: number;
  /** Size of the brotli copy in bytes. */
  readonly brotli: number;
  readonly integrity: string;
  /** The files that this file imports statically. */
  readonly imports: readonly string[];
}

/** The contents of a build, independent of its address. */
export interface Build {
  readonly version: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** The files that each tag needs first. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** `manifest.json` beside the files of a build. */
export interface Manifest extends Build {
  readonly importmap: ImportMap;
  readonly csp: Readonly<Record<string, string>>;
}

/** The directives in the policy of the manifest. The policy assumes that the API is on the page's own origin. */
const needed = ['script-src', 'connect-src', 'form-action', 'frame-ancestors'];

/**
 * The manifest of a build that is served at an address.
 *
 * @param folder path or address of the folder of `kfp.js`, with a slash at its end
 * @throws TypeError when it is neither
 */
export function manifestAt(folder: string, { version, files, tags }: Build): Manifest {
  const integrity = Object.fromEntries(Object.entries(files).map(([file, { integrity: hash }]) => [file, hash]));
  const { directives } = csp({ tags: [], base: folder });
  const policy = Object.fromEntries(needed.map((name) => [name, (directives[name] ?? []).join(' ')]));
  return { version, files, tags, importmap: importMap(folder, integrity), csp: policy };
}
