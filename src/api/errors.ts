/**
 * The errors of a call. Type guards compare `name`, so they also recognise errors from another copy of the bundle or
 * another frame. No message holds customer data. An address that breaks the URL rule throws the platform's `UrlError`.
 */
export abstract class ApiError extends Error {
  /** The failed call; undefined when no call was made. */
  request?: ApiRequest | undefined;
}

/** A call to the API, as hosts see it in errors. */
export interface ApiRequest {
  /** The path without its values: `/avtaleoversikt/tilbud/{policyNumber}`. */
  readonly endpoint: string;
  /** The id of the call: trace and span of its `traceparent`. */
  readonly id: string;
}

/** A response with status 400 or above (API-17), or with a refusal in its body (API-81). */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';

  /** Milliseconds of the header `Retry-After`; undefined without one. */
  retryAfter?: number | undefined;

  /**
   * @param status HTTP status, 400 or above; 200 when the body of a good response refuses the change
   * @param statusText as sent; empty over HTTP/2
   * @param body parsed JSON without null fields; the text when it is not JSON (API-19); undefined when empty
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

/** A response that does not fit: JSON of an unexpected shape, or one after which a change makes no sense. The message never quotes it. */
export class AnswerError extends ApiError {
  override readonly name = 'AnswerError';
  readonly type = 'answer';
}

/** A path or query value is missing or blank. No call was sent (API-16). */
export class MissingParameterError extends ApiError {
  override readonly name = 'MissingParameterError';
  // The value was missing in an earlier response.
  readonly type = 'answer';

  constructor() {
    super('Required parameter was not supplied.');
  }
}

/** The time limit passed before the whole response arrived (API-77). */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  readonly type = 'timeout';

  /** @param limit milliseconds */
  constructor(readonly limit: number) {
    super(`No whole response within ${limit} ms.`);
  }
}

/** No response: the device was offline, the connection was refused or broke, or the transport is no `fetch`. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly type = 'network';
}

function hasName(error: unknown, name: string): boolean {
  return (error as Partial<Error> | null | undefined)?.name === name;
}

/** Whether a call was answered with status 400 or above, or with a refusal in its body. */
export function isHttpError(error: unknown): error is HttpError {
  return hasName(error, 'HttpError') && typeof (error as HttpError).status === 'number';
}

/** The HTTP status of a failed call; undefined when no response came. */
export function statusOf(error: unknown): number | undefined {
  return isHttpError(error) ? error.status : undefined;
}

/**
 * The kind of failure:
 * - `network`: no response; `timeout`: no response in time
 * - `unauthorized`: status 401, nobody is logged in
 * - `refused`: another status from 400 to 499, or a refusal in the body
 * - `server`: status 500 and above
 * - `answer`: a response of an unexpected shape
 * - `code`: a failure of the elements, or a lazy chunk that did not load
 * - `config`: an address that is not allowed
 */
export type ErrorType = 'network' | 'timeout' | 'unauthorized' | 'refused' | 'server' | 'answer' | 'code' | 'config';

/** The type of a failure. An error without a type counts as a failure of the code. */
export function errorType(error: unknown): ErrorType {
  const status = statusOf(error);
  if (status === undefined) return (isChunkError(error) ? undefined : (error as { readonly type?: ErrorType } | null)?.type) ?? 'code';
  if (status === 401) return 'unauthorized';
  return status < 500 ? 'refused' : 'server';
}

/** The call that an error belongs to. It also reads errors of another copy of the bundle. */
export function requestOf(error: unknown): ApiRequest | undefined {
  return isChunkError(error) ? undefined : (error as Partial<ApiError> | null)?.request;
}

/** Whether it is webpack's error for a chunk that did not load. Its `type` and `request` are of another kind. */
const isChunkError = (error: unknown) => hasName(error, 'ChunkLoadError');

/**
 * A copy of the error that may leave the bundle: without the response body, and without the parser's message, which
 * quotes it.
 */
export function withoutResponse(error: unknown): unknown {
  if (!isHttpError(error) && !hasName(error, 'ParseError')) return error;
  const copy = isHttpError(error) ? new HttpError(error.status, error.statusText, undefined) : new ParseError();
  const { stack, request } = error as ApiError;
  return Object.assign(copy, { stack, request });
}
