import { inTime, noCode } from './clock.ts';

/** On `globalThis`, the build notes which file an import() asks for, and the address of the module that imports it. */
const lastImport = Symbol.for('kfp.lazy-import');

/** Takes the note off the page. Undefined in files whose build notes nothing. */
function takeNote(): readonly [file: string, importer: string] | undefined {
  const note: unknown = Reflect.get(globalThis, lastImport);
  Reflect.deleteProperty(globalThis, lastImport);
  return note as ReturnType<typeof takeNote>;
}

/** The error of a failed import(). */
interface CodeFailure {
  /** Whether no retry can load the code into this page. */
  needsReload?: boolean;
}

let tries = 0;
/** Files that were downloaded completely but failed to import. */
const unusable: string[] = [];

/**
 * Loads a lazy chunk. Browsers cache the failure of a module address (Chromium 150 and Firefox after any failure). After a
 * failure, or after 15 s, this function fetches the file and imports it from a new address.
 *
 * @returns rejects with the first error when the file cannot be loaded now; a later call tries again
 */
export async function lazyImport<T>(load: () => Promise<T>): Promise<T> {
  takeNote(); // Of an import() that did not use this function.
  const code = load();
  const note = takeNote();
  try {
    return filled(await inTime(code));
  } catch (error) {
    if (!note) throw error;
    const [file, importer] = note;
    const url = `${new URL(file, importer).href}?${(tries += 1)}`;
    const wasUnusable = unusable.includes(file);
    let isWhole = false;
    try {
      if (isOnBuildMachine(url)) throw error;
      // The fetch comes first, so that a truncated body does not spoil the new address too.
      const response = await inTime(fetch(url, { cache: 'reload' }));
      // A server may answer requests for missing files with an HTML page.
      const isScript = /script/.test(response.headers.get('Content-Type') ?? '');
      if (response.status < 500 && !isScript) (error as CodeFailure).needsReload = true;
      if (!response.ok) throw error;
      await response.arrayBuffer();
      isWhole = true;
      return filled((await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as T);
    } catch {
      // When a complete file fails to import, one of its imports has failed. At the second time the browser has cached that
      // failure.
      if (isOnBuildMachine(url) ? navigator.onLine : isWhole && wasUnusable) (error as CodeFailure).needsReload = true;
      if (isWhole) unusable.push(file);
      throw error;
    }
  }
}

/** Whether webpack has written the file: address of the build machine, so that the server cannot be asked for the file. */
const isOnBuildMachine = (url: string) => url.startsWith('file:');

/** Rejects an empty file: an unfinished deploy, or a filter of the network, answers with one. */
function filled<T>(code: T): T {
  if (Object.keys(code as object).length === 0) throw new Error(noCode);
  return code;
}

/**
 * Whether only a page reload can load the missing code: a deploy has removed the file from the server, or the browser
 * has cached the failure of one of its imports.
 */
export function needsReload(error: unknown): boolean {
  return Boolean((error as CodeFailure | undefined)?.needsReload);
}
