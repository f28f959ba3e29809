import { expect, test, vi } from 'vitest';
import { asciiJson } from '../../../../src/platform/ascii-json.ts';
import { browserTransport } from '../../../../src/runtime/analytics/mixpanel-client.ts';

const url = 'https://analyse.example/track?ip=0';
const list = asciiJson([{ event: 'Knappetrykk', properties: { navn: 'A&B + 100 % = æ;"\\', value: null } }]);
const { signal } = new AbortController();

function send(parts: { readonly fetch: unknown; readonly sendBeacon?: unknown }) {
  const window = { fetch: parts.fetch, navigator: { sendBeacon: parts.sendBeacon } } as unknown as Window;
  return browserTransport(window)({ url, body: list, keepalive: true, signal });
}

test('a list goes as the field of a form, as browsers do not ask another origin for that first TR-56, TR-59', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('1')));
  expect((await send({ fetch })).status).toBe(200);
  expect(fetch).toHaveBeenCalledWith(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `data=${list}`,
    keepalive: true,
    signal,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  const form = new URLSearchParams(fetch.mock.calls[0]?.[1].body as string);
  expect([...form.keys()]).toEqual(['data']);
  expect(JSON.parse(form.get('data') ?? '')).toEqual([
    { event: 'Knappetrykk', properties: { navn: 'A&B + 100 % = æ;"\\', value: null } },
  ]);
});

test.each([
  ['throws', () => { throw new Error('theirs'); }],
  ['gives nothing', () => undefined],
  ['gives a response at once', () => 'OK'],
])('where the page has a fetch that %s, the list goes by a beacon A6', async (_, fetch) => {
  const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
  expect((await send({ fetch, sendBeacon })).status).toBe(204);
  const [, body] = sendBeacon.mock.calls[0] ?? [];
  expect(body?.type).toBe('application/x-www-form-urlencoded');
  expect(await body?.text()).toBe(`data=${list}`);
  expect((await send({ fetch, sendBeacon: () => false })).status).toBe(503);
});
