/** The parts of a `Request` that ky needs for an address and a method. */
class RequestStandIn {
  readonly headers = new Headers();
  readonly body = null;
  readonly method: string;

  constructor(readonly url: string, { method = 'GET' }: RequestInit = {}) {
    this.method = method;
  }

  clone(): this {
    return this;
  }
}

/**
 * Runs `work` with a `Request` that ky can use. ky creates one in each call and at import time. MooTools replaces
 * `Request` with a class of its own, with which ky throws. The swap ends in the same task, so the page never sees it.
 */
export function withRequest<T>(work: () => T): T {
  const giveBack = lendRequest();
  try {
    return work();
  } finally {
    giveBack();
  }
}

/**
 * Installs the stand-in if `Request` is not the browser's.
 *
 * @returns a function that restores the page's own
 */
function lendRequest(): () => void {
  const page = globalThis as { Request?: { readonly prototype?: object } };
  const own = page.Request;
  if (own?.prototype && 'clone' in own.prototype) return () => undefined;
  page.Request = RequestStandIn;
  return () => {
    if (own) page.Request = own;
    else delete page.Request;
  };
}

const giveBack = lendRequest();

/** Restores the page's `Request` after the import of `library`, and returns the library. */
export function afterImport<T>(library: T): T {
  giveBack();
  return library;
}
