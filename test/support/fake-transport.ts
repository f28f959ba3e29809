/** One request as the transport got it. */
export interface TransportCall {
  readonly method: string;
  readonly url: string;
  /** Below the API's prefix, with its query: `avtaleoversikt/tilbud`. */
  readonly path: string;
  readonly init: RequestInit;
}

/** JSON, a `Response`, a promise of one, or a function that makes one of them; a thrown error is a failed call. */
export type Answer = unknown;

/** By path, or by method and path where the method is not GET: `DELETE avtaleoversikt/tilbud/1`. */
export type Answers = Readonly<Record<string, Answer>>;

export interface FakeTransport {
  readonly transport: typeof fetch;
  readonly calls: readonly TransportCall[];
  /** How often a path was called. */
  readonly count: (name: string) => number;
  /** Replaces some answers from now on. */
  readonly answer: (answers: Answers) => void;
}

/** An answer without a body. */
export function answerOf(status: number, body: unknown = '', headers: Record<string, string> = {}): () => Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(status === 204 ? null : text, { status, headers });
}

/** A backend in memory; what it does not know is 404. */
export function createFakeTransport(first: Answers): FakeTransport {
  let answers = first;
  const calls: TransportCall[] = [];

  const transport: typeof fetch = async (input, init = {}) => {
    const { url } = new Request(input);
    const method = init.method ?? 'GET';
    const path = url.replace(/^.*?\/api\/privat\/forsikring\//, '');
    const call = { method, url, path, init };
    calls.push(call);
    const answer = answers[nameOf(call)];
    if (answer === undefined) return new Response('', { status: 404 });
    const given: unknown = await (typeof answer === 'function' ? (answer as (call: TransportCall) => unknown)(call) : answer);
    return given instanceof Response ? given : new Response(JSON.stringify(given), { status: 200 });
  };

  return {
    transport,
    calls,
    count: (name) => calls.filter((call) => nameOf(call) === name).length,
    answer(more) {
      answers = { ...answers, ...more };
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

/** A promise that the test settles when it likes. */
export function createDeferred<T = unknown>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
