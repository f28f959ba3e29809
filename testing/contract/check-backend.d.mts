/** One call, and the faults of its response. */
export interface CheckedCall {
  /** Method and path, such as `GET /avtaleoversikt/tilbud`. */
  readonly call: string;
  /** The purpose of the call, when method and path do not show it. */
  readonly purpose?: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly faults: readonly string[];
}

export interface BackendReport {
  readonly url: string;
  /** Whether the backend says that a customer is logged in. Without a login only refusals can be checked. */
  readonly isLoggedIn: boolean;
  readonly calls: readonly CheckedCall[];
  /** Operations that were not called, as they change data. */
  readonly notCalled: readonly string[];
  /** Total number of faults. */
  readonly faults: number;
}

export interface BackendOptions {
  /** Address before the API's prefix, without a slash at its end. */
  readonly url: string;
  /** The `Cookie` header of a logged-in customer. */
  readonly cookie?: string | undefined;
  /** Origin of the calling page. Without it CORS is not checked. */
  readonly origin?: string | undefined;
  /** An OpenAPI document of version 3.1. */
  readonly openApi: object;
  /** Milliseconds for each call. Default: 30 000, as for the elements. */
  readonly timeLimit?: number;
}

/** Makes the calls that change no customer, and compares the responses with the description. Does not reject for a failing backend. */
export declare function checkBackend(options: BackendOptions): Promise<BackendReport>;
