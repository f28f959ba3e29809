import { csp } from './csp.ts';
import type { ImportMap } from './head.ts';
import { importMap } from './head.ts';

/** A script of the build. */
export interface PublishedFile {
  readonly bytes: number;
  /** Bytes of its brotli form. */
  readonly brotli: number;
  readonly integrity: string;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
}

/** What a build consists of, wherever it is served. */
export interface Build {
  readonly version: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** By tag, the files that it needs first. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** `manifest.json` beside the files of a build. */
export interface Manifest extends Build {
  readonly importmap: ImportMap;
  readonly csp: Readonly<Record<string, string>>;
}

/** What a host page's policy has to allow, beside what it needs for itself. The API is taken to be on its own origin. */
const needed = ['script-src', 'connect-src', 'form-action', 'frame-ancestors'];

/**
 * The manifest of a build that is served at an address.
 *
 * @param folder path or address of `kfp.js` without the file's name, with a slash at its end
 * @throws TypeError when that is neither
 */
export function manifestAt(folder: string, { version, files, tags }: Build): Manifest {
  const integrity = Object.fromEntries(Object.entries(files).map(([file, { integrity: hash }]) => [file, hash]));
  const { directives } = csp({ tags: [], base: folder });
  const policy = Object.fromEntries(needed.map((name) => [name, (directives[name] ?? []).join(' ')]));
  return { version, files, tags, importmap: importMap(folder, integrity), csp: policy };
}
