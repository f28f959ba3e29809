import mixpanel from 'mixpanel-browser';
import { expect, test, vi } from 'vitest';
import { browserTransport } from '../../../../src/runtime/analytics/mixpanel-client.ts';
import type { RecordedRequest } from '../../../support/recording-server.mjs';
import { createRecordingServer } from '../../../support/recording-server.mjs';
import type { AnalyticsResponder } from '../../../support/tracking-page.ts';
import { createTrackingPage } from '../../../support/tracking-page.ts';

const token = 'token-a';
const userId = 'kunde-a';
const events = [
  { event: 'Statistikk', name: 'bredde', value: 1280 },
  { event: 'NboLast', mainNboProduct: 'REISE', subNboProducts: ['BIL', 'HUS'], controlGroup: false, fallback: true },
  { event: 'Tilbakemelding', tilbakemelding: 'Ja & "nei" + 100 %; æøå', side: '/oversikt' },
];

/** What the elements tell besides, by the rows that want it. */
const ours = ['path', 'distributor', 'language', 'loginMethod'];
/** What the library of the service tells of device, browser and address, which nobody asked for (TR-26, TR-49, TR-50). */
const theirs = [
  '$browser', '$browser_version', '$current_url', '$initial_referrer', '$initial_referring_domain', '$lib_version', '$os',
  '$screen_height', '$screen_width', 'mp_lib', 'mp_sent_by_lib_version',
];

const server = createRecordingServer();
const records: { ours: readonly RecordedRequest[]; theirs: readonly RecordedRequest[] } = { ours: [], theirs: [] };

async function record(): Promise<void> {
  const origin = await server.listen();
  const page = createPage(origin);
  for (const event of events) page.track(event);
  await page.pass();
  await page.pass(5_000);
  await vi.waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual(['/track', '/engage']), 5_000);
  records.ours = [...server.requests];

  mixpanel.init(token, {
    api_host: origin, api_payload_format: 'json', ip: false, batch_requests: true, batch_flush_interval_ms: 20, persistence: 'localStorage',
  });
  mixpanel.identify(userId);
  for (const { event, ...fields } of events) mixpanel.track(event, fields);
  mixpanel.people.set_once({ $first_name: 'Glad', $last_name: 'Elg' });
  await vi.waitFor(() => {
    records.theirs = server.requests.slice(records.ours.length);
    expect(sent('theirs', '/track').length).toBe(events.length + 1);
    // The library may send the id of the user before, in a call of its own.
    expect(nameOf('theirs')).toBeDefined();
  }, 10_000);
  await server.close();
}

function createPage(apiHost: string) {
  return createTrackingPage({
    config: { analytics: { token, apiHost } }, status: 'logged-in', trackingId: userId, respond: browserTransport(window) as AnalyticsResponder,
  });
}

const sent = (by: 'ours' | 'theirs', path: string) =>
  records[by].filter((request) => request.path === path).flatMap(({ list }) => list);

/** The call that gives the user a name. */
const nameOf = (by: 'ours' | 'theirs') => sent(by, '/engage').find(({ $set_once: set }) => Object.hasOwn((set ?? {}), '$first_name'));

/** The properties of the events by kind, without the event that the library makes of identify. */
const propertiesOf = (by: 'ours' | 'theirs') => events.map(({ event: kind }) => {
  const { event, properties } = sent(by, '/track').find(({ event: name }) => name === kind) ?? {};
  return { event, ...(properties as object) };
});

const fieldsOf = (value: object): readonly (readonly [string, unknown])[] => Object.entries(value);

const without = (value: object, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fieldsOf(value).filter(([name]) => !names.includes(name)));

const typesOf = (value: object): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsOf(value).map(([name, field]) => [name, typeof field] as const));

test('the service gets the same properties of the same types as from its own library TR-24, TR-49, TR-56', async () => {
  await record();
  const [own, library] = [propertiesOf('ours'), propertiesOf('theirs')];
  expect(own.map((event) => typesOf(without(event, ours)))).toEqual(library.map((event) => typesOf(without(event, theirs))));
  const varying = ['time', '$insert_id', '$device_id'];
  expect(own.map((event) => without(event, [...ours, ...varying]))).toEqual(library.map((event) => without(event, [...theirs, ...varying])));
  expect(library.flatMap((event) => Object.keys(event)).filter((name) => ours.includes(name))).toEqual([]);
  expect(own.flatMap((event) => Object.keys(event)).filter((name) => theirs.includes(name))).toEqual([]);

  const looksOf = (by: 'ours' | 'theirs') => new Set(records[by].map(({ method, path, ip, type }) => `${method} ${path} ${String(ip)} ${String(type)}`));
  expect(looksOf('ours')).toEqual(looksOf('theirs'));
  const [name = {}, theirName = {}] = [nameOf('ours'), nameOf('theirs')];
  expect(without(name, ['$set_once'])).toEqual(without(theirName, ['$set_once', '$device_id', '$user_id']));
  expect(typesOf(name['$set_once'] as object)).toEqual(typesOf(theirName['$set_once'] as object));
}, 20_000);
