/**
 * What a call can fail with. Guards go by `name`, so that they also know an error from another copy of the bundle or
 * another frame. No message holds customer data. An address that breaks the URL rule is a `UrlError` of the platform.
 */
export abstract class ApiError extends Error {
  /** The call that failed; undefined where none was made. */
  request?: ApiRequest | undefined;
}

/** A call to the API, as hosts are told of it when it fails. */
export interface ApiRequest {
  /** Its path without the values that it holds: `/avtaleoversikt/tilbud/{policyNumber}`. */
  readonly endpoint: string;
  /** The id that it carries: trace and span of its `traceparent`. */
  readonly id: string;
}

/** An answer with status 400 or above (API-17), or one whose body tells of a refusal (API-81). */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';

  /** Milliseconds after which the server wants to be asked again at the earliest; undefined where it says nothing of it. */
  retryAfter?: number | undefined;

  /**
   * @param status HTTP status, 400 or above; 200 where the body of a good answer says that a change was refused
   * @param statusText as sent; empty over HTTP/2
   * @param body parsed JSON without null fields, the text when it is not JSON (API-19), undefined when empty
   */
  constructor(readonly status: number, readonly statusText: string, readonly body: unknown, options?: ErrorOptions) {
    super(`The call was answered with ${`${status} ${statusText}`.trim()}.`, options);
  }
}

/** A good status with a body that is not JSON (API-18). */
export class ParseError extends ApiError {
  override readonly name = 'ParseError';
  readonly type = 'answer';

  constructor(options?: ErrorOptions) {
    super('Error while parsing JSON', options);
  }
}

/** Proper JSON of another shape than agreed; the message names the endpoint and never what was in the answer. */
export class AnswerError extends ApiError {
  override readonly name = 'AnswerError';
  readonly type = 'answer';
}

/** A path or query value that is missing or blank; nothing was sent (API-16). */
export class MissingParameterError extends ApiError {
  override readonly name = 'MissingParameterError';
  // A part of a path that an answer did not hold.
  readonly type = 'answer';

  constructor() {
    super('Required parameter was not supplied.');
  }
}

/** The time limit passed before the whole answer was there (API-77). */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  readonly type = 'timeout';

  /** @param limit milliseconds */
  constructor(readonly limit: number) {
    super(`No whole answer within ${limit} ms.`);
  }
}

/** No answer: offline, refused, broken off, or a transport that is no `fetch`. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly type = 'network';
}

function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

export function isHttpError(error: unknown): error is HttpError {
  return hasName(error, 'HttpError') && typeof (error as HttpError).status === 'number';
}

/** The HTTP status that a call failed with; undefined when it failed without an answer. */
export function statusOf(error: unknown): number | undefined {
  return isHttpError(error) ? error.status : undefined;
}

/**
 * What went wrong: no answer (`network`), none in time (`timeout`), nobody is logged in (`unauthorized`), an answer of 400 to
 * 499, or one whose body refuses, or of 500 and above (`refused`, `server`), one of another kind than agreed (`answer`), a failure of the elements or
 * code that did not come (`code`), an address that is not allowed (`config`).
 */
export type ErrorType = 'network' | 'timeout' | 'unauthorized' | 'refused' | 'server' | 'answer' | 'code' | 'config';

/** The type of a failure; what no call has failed with is a failure of the code. */
export function errorType(error: unknown): ErrorType {
  const status = statusOf(error);
  if (status === undefined) return (error as { readonly type?: ErrorType } | null)?.type ?? 'code';
  if (status === 401) return 'unauthorized';
  return status < 500 ? 'refused' : 'server';
}

/** The call that an error is of, also one of another copy of the bundle. */
export function requestOf(error: unknown): ApiRequest | undefined {
  return (error as Partial<ApiError> | null)?.request;
}

/** An error as it may leave the bundle: without the body of the answer, and without the parser's message, which quotes it. */
export function withoutAnswer(error: unknown): unknown {
  if (!isHttpError(error) && !hasName(error, 'ParseError')) return error;
  const copy = isHttpError(error) ? new HttpError(error.status, error.statusText, undefined) : new ParseError();
  const { stack, request } = error as ApiError;
  return Object.assign(copy, { stack, request });
}
