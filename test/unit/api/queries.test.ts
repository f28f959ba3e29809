// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { agreementsQuery } from '../../../src/api/agreements.ts';
import { requestClaimsToken } from '../../../src/api/claims-token.ts';
import { consentTextsQuery, reservationQuery } from '../../../src/api/consents.ts';
import { contactErrorCode, updateContactInformation } from '../../../src/api/profile-changes.ts';
import { customerQuery } from '../../../src/api/customer.ts';
import { requestOf } from '../../../src/api/errors.ts';
import { sendFeedback } from '../../../src/api/feedback.ts';
import { loginUrlQuery } from '../../../src/api/login-url.ts';
import { removeOffer } from '../../../src/api/offer-removal.ts';
import { carriedOffers, offersQuery } from '../../../src/api/offers.ts';
import { recommendationsQuery } from '../../../src/api/recommendations.ts';
import { extendSession } from '../../../src/api/session-changes.ts';
import { answering, answeringJson, createFakeBackend, createPlainQueryClient, pageOrigin, rejection } from './fake-backend.ts';
import { reads } from './read-cases.ts';
import { writes } from './write-cases.ts';

const prefix = '/api/privat/forsikring/';

describe.each(reads)('$name', ({ path, fetch, response, result, emptyResult, emptyObject = 'empty' }) => {
  test('asks its path and reads a right response', async () => {
    const { client, sent, reports } = createFakeBackend(answeringJson(response));
    expect(await fetch(createPlainQueryClient(), client)).toStrictEqual(result);
    expect(sent.map((request) => [request.method, request.path, request.body])).toEqual([['GET', prefix + path, '']]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['204', answering(null, { status: 204 })], ['an empty body', answering('')], ['{}', answering('{}')], ['null', answering('null')],
  ])('takes %s for an empty response', async (kind, empty) => {
    const { client } = createFakeBackend(empty);
    const outcome = await fetch(createPlainQueryClient(), client).catch((error: unknown) => error);
    if (kind === '{}' && emptyObject === 'refused') expect(outcome).toMatchObject({ name: 'AnswerError' });
    else expect(outcome).toStrictEqual(emptyResult);
  });

  test.each([['"text"'], ['true'], ['[[]]'], ['-1']])('never gives undefined for %s', async (body) => {
    const { client } = createFakeBackend(answering(body));
    const outcome = await fetch(createPlainQueryClient(), client).catch((error: unknown) => error);
    expect(outcome).toBeDefined();
    if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'AnswerError' });
  });

  test('rejects for an error, an HTML page and no connection', async () => {
    const queries = createPlainQueryClient();
    const failing = (body: string, status: number) => createFakeBackend(answering(body, { status })).client;
    expect(await rejection(fetch(queries, failing('{"code":"A"}', 500)))).toMatchObject({ name: 'HttpError', status: 500 });
    expect(await rejection(fetch(queries, failing('<html>', 200)))).toMatchObject({ name: 'ParseError' });
    const offline = createFakeBackend(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(fetch(queries, offline.client))).toMatchObject({ name: 'NetworkError' });
  });
});

test.each(['ja', 1, null, undefined])('%j is neither yes nor no PR-58 PR-63', async (told) => {
  const { client } = createFakeBackend(answeringJson({ isLoMedlem: told, hasReservasjon: told }));
  expect(await customerQuery(client).queryFn()).toMatchObject({ isUnionMember: undefined });
  expect(await reservationQuery(client).queryFn()).toEqual({ hasReservation: undefined });
});

test('what fails of a response is told with the call that was answered', async () => {
  const answered = createFakeBackend(answeringJson({ tilbud: [1], jumpSst: '' }));
  await offersQuery(answered.client).queryFn();
  const endpoint = '/avtaleoversikt/tilbud';
  expect(answered.reports).toMatchObject([{ name: 'AnswerError', request: { endpoint } }]);
  expect(await rejection(requestClaimsToken(answered.client))).toMatchObject({ request: { endpoint: '/jumpsst/' } });
  const refused = createFakeBackend(answering('', { status: 500 }));
  expect(await rejection(removeOffer(refused.client, '81204417'))).toMatchObject({ request: { endpoint: `${endpoint}/{policyNumber}` } });
});

test('two overlapping calls of an endpoint are each told with their own id API-80', async () => {
  const waiting: ((response: Response) => void)[] = [];
  const { client, sent } = createFakeBackend(() => new Promise((resolve) => waiting.push(resolve)));
  const errors = [0, 1].map(() => rejection(requestClaimsToken(client)));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  for (const respond of waiting) respond(Response.json({ jumpSst: '' }));
  const ids = (await Promise.all(errors)).map((error) => requestOf(error)?.id);
  expect(ids).toEqual(sent.map(({ headers }) => headers.get('traceparent')?.slice(3, -3)));
});

test('every read has a place of its own in one cache, below a name that a host does not use', async () => {
  const queries = createPlainQueryClient();
  const keysNow = () => queries.getQueryCache().getAll().map(({ queryKey }) => queryKey);
  const paths = new Set<string>();
  for (const { name, path, fetch, response, result } of reads) {
    const read = `«${name}» of test/unit/api/read-cases.ts`;
    expect(await fetch(queries, createFakeBackend(answeringJson(response)).client), read).toStrictEqual(result);
    expect(keysNow(), `${read} has the query key of another read`).toHaveLength(paths.add(path).size);
  }
  for (const [scope, name] of keysNow()) expect([scope, typeof name, name === '']).toEqual(['kfp', 'string', false]);
});

test.each(writes)('$name', async ({ method, path, body, send, response, result }) => {
  const backend = createFakeBackend(response === undefined ? answering(null, { status: 204 }) : answeringJson(response));
  expect(await send(backend.client)).toStrictEqual(result);
  const [request, ...others] = backend.sent;
  expect([request?.method, request?.path]).toEqual([method, prefix + path]);
  expect(request?.body).toBe(body === undefined ? '' : JSON.stringify(body));
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(others).toEqual([]);
  const failing = createFakeBackend(answering('', { status: 500 }));
  expect(await rejection(send(failing.client))).toMatchObject({ name: 'HttpError', status: 500 });
});

test('how long responses stay fresh, in seconds API-23 API-28 API-32 API-34 API-36 API-56 API-59 API-66', () => {
  const { client } = createFakeBackend(answeringJson({}));
  const seconds = Object.fromEntries(reads.flatMap(({ path, staleTime }) => {
    const ms = staleTime(client);
    return typeof ms === 'number' ? [[path, ms / 1000]] : [];
  }));
  expect(seconds).toEqual({
    'auth/session-status': 60, 'auth/login': 900, 'auth/client-context': 900, 'auth/bankkontakt': 900,
    'avtaleoversikt/avtaler': 10, 'avtaleoversikt/tilbud': 30, 'motor/oppgaver/motoroppgaver': 10,
  });
});

describe('what is special', () => {
  test.each([
    ['/other/base', '/other/base/auth/login'], ['/other/base/', '/other/base/auth/login'],
    ['', `${prefix}auth/login`], ['https://login.example/x', 'https://login.example/x/auth/login'],
  ])('authBase %j gives %j API-31', async (authBase, url) => {
    const { client, sent } = createFakeBackend(answeringJson({}), { config: { authBase } });
    await createPlainQueryClient().query(loginUrlQuery(client));
    expect(sent[0]?.url).toBe(new URL(url, pageOrigin).href);
  });

  test('the path of session-extend can be configured SW-17', async () => {
    const { client, sent } = createFakeBackend(answering(null, { status: 204 }), { config: { sessionExtendPath: '/my/extend' } });
    await extendSession(client);
    expect(sent[0]?.path).toBe('/my/extend');
    const refused = createFakeBackend(answering(null, { status: 500 }), { config: { sessionExtendPath: '/my/extend' } });
    expect(await rejection(extendSession(refused.client))).toMatchObject({ request: { endpoint: '/auth/session-extend' } });
  });

  test('an offer without number is not deleted API-16', async () => {
    const { client, sent } = createFakeBackend(answeringJson({}));
    for (const number of [undefined, '', ' ', '..']) {
      expect(await rejection(removeOffer(client, number))).toMatchObject({ name: 'MissingParameterError' });
    }
    expect(sent).toEqual([]);
  });

  test('who holds nothing is recommended to without the parameter API-40 NB-03', async () => {
    const { client, sent } = createFakeBackend(answeringJson({}));
    await createPlainQueryClient().query(recommendationsQuery(client, []));
    expect(sent[0]?.path).toBe(`${prefix}nbo/produktanbefaling`);
  });

  test('others than the bank\'s customers have texts of their own API-46', async () => {
    const { client, sent } = createFakeBackend(answeringJson([]));
    await createPlainQueryClient().query(consentTextsQuery(client));
    expect(sent[0]?.path).toBe(`${prefix}samtykke/tekster?bankkunde=false`);
  });

  test('an answer outlives the page, which may be left with it or right after it was sent API-50 FB-76', async () => {
    const { client, sent } = createFakeBackend(answering(null, { status: 204 }));
    await sendFeedback(client, { value: '1', message: '', page: '/a' });
    expect(sent.map(({ request }) => request.keepalive)).toEqual([true]);
  });

  test('why a change of contact data was refused PR-27 PR-30 API-39', async () => {
    const codeOf = async (body: string) => {
      const { client } = createFakeBackend(answering(body, { status: 400 }));
      return contactErrorCode(await rejection(updateContactInformation(client, 'mobile', '1')));
    };
    for (const body of [
      '{"code":"UGYLDIG_MOBILNR"}', '{"errorCode":"UGYLDIG_MOBILNR"}', '{"feilkode":"UGYLDIG_MOBILNR"}',
      '{"errors":[{"code":"UGYLDIG_MOBILNR"},{"code":"UGYLDIG_MAILADRESSE"}]}', '{"code":null,"feilkode":"UGYLDIG_MOBILNR"}',
    ]) expect(await codeOf(body)).toBe('UGYLDIG_MOBILNR');
    expect(await codeOf('{"code":"UGYLDIG_MAILADRESSE"}')).toBe('UGYLDIG_MAILADRESSE');
    for (const body of ['{"code":1}', '{"code":"NY"}', '{"errors":[]}', '{"errors":{}}', '{"errors":[1]}', '{}', '[]', '<html>', '']) {
      expect(await codeOf(body)).toBe('UKJENT');
    }
    expect(contactErrorCode(new Error('x'))).toBe('UKJENT');
  });

  test('a response without token is an error API-57', async () => {
    const { client } = createFakeBackend(answeringJson({ jumpSst: ' ' }));
    expect(await rejection(requestClaimsToken(client))).toMatchObject({ name: 'AnswerError' });
  });

  test.each<[unknown, boolean]>([
    [true, true], [[{}], true], [{ a: 1 }, true], ['ja', true], [1, true],
    [false, false], [[], false], [{}, false], ['', false], [0, false], [null, false], [undefined, false],
  ])('pakkeTilbud %j: bundled is %j DM-30 OV-44', async (pakkeTilbud, isBundled) => {
    const { client } = createFakeBackend(answeringJson({ avtaler: [{ pakkeTilbud }] }));
    const { agreements } = await createPlainQueryClient().query(agreementsQuery(client));
    expect(agreements.map((agreement) => agreement.isBundled)).toEqual([isBundled]);
  });

  test('productType comes before productTypeCode DM-29', async () => {
    const { client } = createFakeBackend(answeringJson({ avtaler: [{ productType: 'BIL', productTypeCode: 'MC' }] }));
    const { agreements } = await createPlainQueryClient().query(agreementsQuery(client));
    expect(agreements[0]?.productType).toBe('BIL');
  });

  test('an agreement response whose offers are no list carries none API-68', async () => {
    for (const [tilbud, offers] of [[{}, undefined], ['x', undefined], [null, undefined], [[], []]]) {
      const { client } = createFakeBackend(answeringJson({ avtaler: [], tilbud }));
      expect(carriedOffers(client, await createPlainQueryClient().query(agreementsQuery(client)))?.offers).toEqual(offers);
    }
  });

  test('offers that come with the agreements are read, and the bad ones told, once API-68', async () => {
    const tilbud = [{ name: 'Hus', expirationDate: null, monthlyPrice: '1 024,50' }, 'Hemmelig', { name: 'Bil', pakkeTilbud: [7] }];
    const { client, reports } = createFakeBackend(answeringJson({ avtaler: [], tilbud, systemSourceError: true }));
    const list = await createPlainQueryClient().query(agreementsQuery(client));
    expect(reports).toEqual([]);
    const first = carriedOffers(client, list);
    expect(first?.offers.map(({ name, expirationDate, monthlyPrice }) => [name, expirationDate, monthlyPrice])).toEqual([['Hus', undefined, 1024.5], ['Bil', undefined, undefined]]);
    expect(first?.hasSourceError).toBe(true);
    expect(carriedOffers(client, list)?.offers).toBe(first?.offers);
    expect(reports.map(String)).toEqual(['AnswerError: The response of /avtaleoversikt/avtaler has 2 items of the wrong shape.']);
  });

  test.each([
    [[{ name: 'Hus' }], false, false], [[{ name: 'Hus' }], true, true], [[{ name: 'Hus' }, 'x'], false, true], [[{ name: 'Hus' }, 'x'], true, true],
  ])('offers that came as %j, where a source fails: %s, may lack some: %s API-68', async (tilbud, systemSourceError, hasSourceError) => {
    const { client } = createFakeBackend(answeringJson({ avtaler: [], tilbud, systemSourceError }));
    const list = await createPlainQueryClient().query(agreementsQuery(client));
    expect(carriedOffers(client, list)?.hasSourceError).toBe(hasSourceError);
  });

  test.each([
    [agreementsQuery, { avtaler: null }], [agreementsQuery, { tilbud: [], monthlySum: 1 }], [agreementsQuery, { systemSourceError: false }],
    [offersQuery, { tilbud: null }], [offersQuery, { avtaler: [] }],
  ])('%o: an object without its list, such as %j, is an error, not an empty list API-12', async (query, response) => {
    const { client } = createFakeBackend(answeringJson(response));
    expect(await rejection(createPlainQueryClient().query<object>(query(client)))).toMatchObject({ name: 'AnswerError', request: { id: expect.any(String) as string } });
  });

  test.each([[agreementsQuery, 'agreements'], [offersQuery, 'offers']] as const)('%o: a source that did not answer explains a missing list OF-41 OV-64', async (query, name) => {
    const { client } = createFakeBackend(answeringJson({ systemSourceError: true, avtaler: null }));
    expect(await createPlainQueryClient().query<object>(query(client))).toMatchObject({ [name]: [], hasSourceError: true });
  });

  test('a list of the wrong kind is an error, not an empty list OF-42', async () => {
    const { client } = createFakeBackend(answeringJson({ tilbud: { 0: {} } }));
    const error = await rejection(createPlainQueryClient().query(offersQuery(client)));
    expect(error).toMatchObject({
      name: 'AnswerError', message: 'The response of /avtaleoversikt/tilbud has a body of the wrong shape.',
    });
  });

  test.each([
    ['avtaler', { avtaler: [null, 'x', {}], monthlySum: 100, yearlySum: 1200 }, agreementsQuery, { hasSourceError: true, monthlySum: undefined, yearlySum: undefined }],
    ['tilbud', { tilbud: [[]] }, offersQuery, { hasSourceError: true, offers: [] }],
  ])('a list of %s from which items were left out is not called whole OV-50 OF-03', async (_, response, query, result) => {
    const { client } = createFakeBackend(answeringJson(response));
    expect(await createPlainQueryClient().query<object>(query(client))).toMatchObject(result);
  });

  test('bad items are left out and reported once a response, without what was in them', async () => {
    const tilbud = ['Hemmelig', { name: 'Hus', pakkeTilbud: ['Hemmelig', { name: 'Innbo' }] }, 7];
    const { client, reports } = createFakeBackend(answeringJson({ tilbud }));
    const { offers } = await createPlainQueryClient().query(offersQuery(client));
    expect(offers.map(({ name, bundle }) => [name, bundle.length])).toEqual([['Hus', 2]]);
    expect(reports.map(String)).toEqual(['AnswerError: The response of /avtaleoversikt/tilbud has 3 items of the wrong shape.']);
  });
});

test.each([...reads, ...writes])('$name follows no redirect', async (call) => {
  const { client, sent } = createFakeBackend(answeringJson('response' in call ? call.response : undefined));
  await ('send' in call ? call.send(client) : call.fetch(createPlainQueryClient(), client));
  expect(sent.map(({ request }) => request.redirect)).toEqual(['error']);
});
