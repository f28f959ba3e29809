/** The failure of an import(). */
interface CodeFailure {
  /** Added by the build: the file, and the address of the module that has asked for it. */
  readonly chunk?: readonly [file: string, importer: string];
  /** Whether no other try can bring the code to this page. */
  needsReload?: boolean;
}

let tries = 0;
/** Files that came whole, and could not be imported. */
const unusable: string[] = [];

/**
 * Loads code that comes late. A browser keeps the failure of a module's address (Firefox each one, Chromium that of a
 * body that was cut off), so after one the file is fetched, and imported by an address that is not known yet.
 *
 * @returns rejects with the first failure when the file cannot be had now; a later call asks again
 */
export async function lazyImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { chunk } = error as CodeFailure;
    // A bundler of the host's has names of its own for the files; there the browser alone decides.
    if (!chunk) throw error;
    const [file, importer] = chunk;
    const url = `${new URL(file, importer).href}?${String((tries += 1))}`;
    const wasUnusable = unusable.includes(file);
    let isWhole = false;
    try {
      // Fetched first, so that the new address fails only with what has arrived as a whole.
      const response = await fetch(url, { cache: 'reload' });
      // A server may have one page for all that it does not have.
      const isScript = /script/.test(response.headers.get('Content-Type') ?? '');
      if (response.status < 500 && !isScript) (error as CodeFailure).needsReload = true;
      if (!response.ok) throw error;
      await response.arrayBuffer();
      isWhole = true;
      return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as T;
    } catch {
      // A file that it imports has failed. If it does so once more, the browser keeps that failure. And webpack gives an
      // address on the machine where it has run: whether the server has the file cannot be asked.
      if (url.startsWith('file:') ? navigator.onLine : isWhole && wasUnusable) (error as CodeFailure).needsReload = true;
      if (isWhole) unusable.push(file);
      throw error;
    }
  }
}

/**
 * Whether only a page that is loaded anew gets the code that did not come: the server does not have it any more, as after
 * a deploy, or the browser keeps the failure of a file that it imports.
 */
export function needsReload(error: unknown): boolean {
  return Boolean((error as CodeFailure | undefined)?.needsReload);
}
