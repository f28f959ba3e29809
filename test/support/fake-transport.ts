/** One request that the transport received. */
export interface TransportCall {
  readonly method: string;
  readonly url: string;
  /** Path after the API's prefix, with the query: `avtaleoversikt/tilbud`. */
  readonly path: string;
  readonly init: RequestInit;
}

/** JSON, a `Response`, a function that returns one of these, or a promise of any of them. A thrown error is a failed call. */
export type FakeResponse = unknown;

/** Responses by path. Methods other than GET precede the path: `DELETE avtaleoversikt/tilbud/1`. */
export type Responses = Readonly<Record<string, FakeResponse>>;

export interface FakeTransport {
  readonly transport: typeof fetch;
  readonly calls: readonly TransportCall[];
  /** Number of calls to a path. */
  readonly count: (name: string) => number;
  /** Replaces some responses for later calls. */
  readonly answer: (responses: Responses) => void;
}

/** Creates a function that returns a response with this status. By default the body is empty. */
export function responseOf(status: number, body: unknown = '', headers: Record<string, string> = {}): () => Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(status === 204 ? null : text, { status, headers });
}

/** A backend in memory. It answers an unknown path with 404. */
export function createFakeTransport(first: Responses): FakeTransport {
  let responses = first;
  const calls: TransportCall[] = [];

  const transport: typeof fetch = async (input, init = {}) => {
    const { url } = new Request(input);
    const method = init.method ?? 'GET';
    const path = url.replace(/^.*?\/api\/privat\/forsikring\//, '');
    const call = { method, url, path, init };
    calls.push(call);
    const response = responses[nameOf(call)];
    if (response === undefined) return new Response('', { status: 404 });
    const settled: unknown = await Promise.resolve(response);
    const given: unknown = await (typeof settled === 'function' ? (settled as (call: TransportCall) => unknown)(call) : settled);
    return given instanceof Response ? given : new Response(JSON.stringify(given), { status: 200 });
  };

  return {
    transport,
    calls,
    count: (name) => calls.filter((call) => nameOf(call) === name).length,
    answer(more) {
      responses = { ...responses, ...more };
    },
  };
}

function nameOf({ method, path }: TransportCall): string {
  return method === 'GET' ? path : `${method} ${path}`;
}

export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/** A promise that a test settles. */
export function createDeferred<T = unknown>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
