import { stripNulls } from '../platform/plain-object.ts';
import { HttpError, ParseError } from './errors.ts';

/** Reads a failure with its body. */
export async function readFailure(response: Response): Promise<HttpError> {
  const { status, statusText } = response;
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    // A body that broke off must not hide the status.
    return new HttpError(status, statusText, undefined, { cause });
  }
  try {
    return new HttpError(status, statusText, text.trim() === '' ? undefined : stripNulls(JSON.parse(text)));
  } catch {
    // Not JSON, for example a gateway's HTML page: the text is the body (API-19).
    return new HttpError(status, statusText, text);
  }
}

/**
 * The JSON of an answer, which a schema reads; undefined for an empty body, as that of 204 and 205 is (API-11, API-12).
 *
 * @throws ParseError for what is not JSON
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ParseError({ cause });
  }
}
