// @vitest-environment node
import { expect, test } from 'vitest';
import {
  AnswerError, errorType, HttpError, isHttpError, MissingParameterError, NetworkError, ParseError,
  requestOf, statusOf, TimeoutError, withoutResponse,
} from '../../../src/api/errors.ts';

const cause = new Error('why');

test.each([
  [new HttpError(404, 'Not Found', undefined, { cause }), 'HttpError', 'The call was answered with 404 Not Found.'],
  [new HttpError(500, '', undefined, { cause }), 'HttpError', 'The call was answered with 500.'],
  [new ParseError({ cause }), 'ParseError', 'Error while parsing JSON'],
  [new AnswerError('shape', { cause }), 'AnswerError', 'shape'],
  [new NetworkError('gone', { cause }), 'NetworkError', 'gone'],
])('%s has a literal name, its message and its cause API-17 API-18', (error, name, message) => {
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.message, error.cause]).toEqual([name, message, cause]);
});

test.each([
  [200, 'refused'], [400, 'refused'], [401, 'unauthorized'], [403, 'refused'], [499, 'refused'], [500, 'server'], [599, 'server'],
])('a failure with status %i is of the type %s', (status, type) => {
  expect(errorType(new HttpError(status, '', undefined))).toBe(type);
});

test.each([
  [() => new ParseError(), 'answer'], [() => new AnswerError('shape'), 'answer'], [() => new MissingParameterError(), 'answer'],
  [() => new TimeoutError(1), 'timeout'], [() => new NetworkError('gone'), 'network'],
])('%s is of the type %s', (make, type) => {
  expect(errorType(make())).toBe(type);
});

test.each([
  new HttpError(500, 'Down', 'kari@bank.no', { cause }), new ParseError({ cause: new SyntaxError('kari@bank.no is no JSON') }),
])('%s leaves the bundle with its call, and without what was answered', (error) => {
  const request = { endpoint: '/x', id: '1' };
  const told = withoutResponse(Object.assign(error, { request })) as Error;
  expect(told).not.toBe(error);
  expect([told.name, told.message, told.stack, requestOf(told)]).toEqual([error.name, error.message, error.stack, request]);
  expect([told.cause, (told as Partial<HttpError>).body]).toEqual([undefined, undefined]);
});

test('what holds no response leaves the bundle as it is', () => {
  const error = new NetworkError('gone', { cause });
  expect(withoutResponse(error)).toBe(error);
  expect([null, undefined, {}].map(requestOf)).toEqual([undefined, undefined, undefined]);
});

test('names and messages of the others API-16 API-77', () => {
  expect(String(new MissingParameterError())).toBe('MissingParameterError: Required parameter was not supplied.');
  expect(String(new TimeoutError(30_000))).toBe('TimeoutError: No whole response within 30000 ms.');
});

test('guards know errors of another copy of the bundle', () => {
  const foreign = { name: 'HttpError', message: '', status: 503 };
  expect([isHttpError(foreign), statusOf(foreign)]).toEqual([true, 503]);
  expect(['network', 'timeout', 'answer', undefined].map((type) => errorType({ type }))).toEqual(['network', 'timeout', 'answer', 'code']);
});

test.each(['missing', 'error', 'timeout'])('a chunk of webpack that does not load (%s) is a failure of the code', (type) => {
  const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type, request: 'https://bank.example/7.js' });
  expect([errorType(error), requestOf(error)]).toEqual(['code', undefined]);
});

test.each([null, undefined, 'HttpError', 1, {}, { name: 'HttpError' }, { name: 'Error', status: 500 }, new Error('x')])(
  '%j has no status API-67', (error) => {
    expect([isHttpError(error), errorType(error)]).toEqual([false, 'code']);
    expect(statusOf(error)).toBeUndefined();
  });
