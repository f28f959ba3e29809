/** What ky asks of a Request that is given an address and a method. */
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
 * Runs `work` with a `Request` that ky can use. ky makes one in each call, and one while its module is evaluated; MooTools
 * has a class of its own in that place, with which ky throws. Within one run of a script, so the page never meets it.
 */
export function withRequest<T>(work: () => T): T {
  const giveBack = lendRequest();
  try {
    return work();
  } finally {
    giveBack();
  }
}

/** Puts the stand-in where `Request` is not the browser's; gives what puts the page's own back. */
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

/** Gives the page its `Request` back, and the library that was imported after this module. */
export function afterImport<T>(library: T): T {
  giveBack();
  return library;
}
