/** One call, and what is wrong with its answer. */
export interface CheckedCall {
  /** Such as `GET /avtaleoversikt/tilbud`. */
  readonly call: string;
  /** Why it was made, where the call alone does not tell. */
  readonly purpose?: string;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly faults: readonly string[];
}

export interface BackendReport {
  readonly url: string;
  /** Whether the backend says that a customer is logged in. Where nobody is, only the refusals can be looked at. */
  readonly isLoggedIn: boolean;
  readonly calls: readonly CheckedCall[];
  /** What was not called, as it changes something. */
  readonly notCalled: readonly string[];
  /** How many faults there are in all. */
  readonly faults: number;
}

export interface BackendOptions {
  /** Where the API's prefix begins, without a slash at its end. */
  readonly url: string;
  /** The `Cookie` header of a customer who is logged in. */
  readonly cookie?: string | undefined;
  /** Origin of a page that calls from there. Without one CORS is not looked at. */
  readonly origin?: string | undefined;
  /** An OpenAPI document of version 3.1. */
  readonly openApi: object;
  /** Milliseconds for each call. Default: 30 000, as for the elements. */
  readonly timeLimit?: number;
}

/** Asks a backend what changes nothing of a customer, and holds the answers against the description. Does not reject for what a backend does. */
export declare function checkBackend(options: BackendOptions): Promise<BackendReport>;
