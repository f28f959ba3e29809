import { expect, test } from './fixtures.mjs';

const bank = '/demo/online-bank/';
const endpoint = '/demo/error-reports/api/1/envelope/';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
});

const envelopes = (requests) => requests.filter(({ method, path }) => method === 'POST' && path === endpoint);
const eventOf = ({ body }) => JSON.parse(body.split('\n')[2]);
const reportChunks = (requests) => requests.filter(({ path }) => /\/chunks\/error-(service|client)-/.test(path)).map(({ path }) => path);

/** Keeps each `kfp-error` of the next page. */
const watchErrors = (page) => page.addInitScript(() => {
  window.told = [];
  document.addEventListener('kfp-error', ({ detail }) => window.told.push(detail));
});

for (const [name, path, file] of [
  ['online bank', bank, /\/dist\/chunks\/core-[\w-]+\.js$/],
  ['mobile bank, from one file', '/demo/mobile-bank/', /\/dist\/standalone\/kfp-offers\.js$/],
]) {
  test(`an error reaches the service, without personal data: ${name} ER-01 ER-02 ER-18 D11 @smoke`, async ({ open, page, requests }) => {
    await watchErrors(page);
    await open(`${path}?scenario=tilbud-500&kunde=01019012345#kari@example.no`);
    await expect(page.locator('kfp-offers').getByRole('alert')).toBeVisible();
    await expect.poll(() => envelopes(requests).length).toBeGreaterThan(0);
    const [sent] = envelopes(requests);
    const told = await page.evaluate(() => window.told.find(({ status }) => status === 500));
    const { event_id, tags, request, exception, environment, ...event } = eventOf(sent);
    expect(event_id).toBe(told.correlationId.replaceAll('-', '').slice(-32));
    const { trace_id, span_id } = event.contexts.trace;
    expect(`${trace_id}-${span_id}`).toBe(told.correlationId);
    expect(tags).toEqual({ tag: told.tag, area: told.area, type: 'server', endpoint: '/avtaleoversikt/tilbud', status: 500, recoverable: true });
    // The id is that of the call as the API has logged it.
    const calls = requests.filter(({ path: called }) => called.endsWith('/avtaleoversikt/tilbud')).map(({ headers }) => headers);
    expect(calls.map((headers) => headers['x-correlation-id'])).toContain(told.correlationId);
    expect(calls.map(({ traceparent }) => traceparent.slice(3, -3))).toContain(told.correlationId);
    expect(new URL(request.url).pathname + new URL(request.url).search + new URL(request.url).hash).toBe(path);
    expect(exception.values).toMatchObject([{ type: 'HttpError' }]);
    const files = exception.values[0].stacktrace.frames.map(({ filename }) => filename);
    expect(files.some((one) => file.test(one)), files.join(' ')).toBe(true);
    expect(environment).toBe('Dev');
    for (const field of ['user', 'breadcrumbs', 'extra', 'server_name']) expect(event).not.toHaveProperty(field);
    expect(envelopes(requests).map(({ status }) => status)).not.toContain(400);
  });
}

test('a page without errors loads no code for them ER-02', async ({ open, page, requests }) => {
  await open(bank);
  await expect(page.locator('kfp-overview').getByRole('link', { name: 'Bil', exact: true })).toBeVisible();
  await expect(page.locator('kfp-feedback, kfp-overview').getByText('Hvor fornøyd').or(page.getByText('Fikk du')).first()).toBeVisible();
  expect(reportChunks(requests)).toEqual([]);
});

test('without an address of the service nothing is loaded and nothing sent ER-02', async ({ open, page, requests }) => {
  await watchErrors(page);
  await page.route('**/demo/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.kfpConfig = {};' }));
  await open(`${bank}?scenario=tilbud-500`);
  await expect(page.locator('kfp-offers').getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => window.told.length)).toBeGreaterThan(0);
  // A call of the page itself, so that what was on its way has arrived.
  await page.evaluate(() => fetch('/demo/common/icon.svg'));
  expect([reportChunks(requests), envelopes(requests)]).toEqual([[], []]);
  expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
});

test('a reporter of the host takes the place of the service ER-02', async ({ open, page, requests }) => {
  await page.addInitScript(() => {
    window.reported = [];
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('kfp-runtime').errorReporter = (error, detail) => window.reported.push([error.name, detail.status]);
    });
  });
  await open(`${bank}?scenario=tilbud-500`);
  await expect(page.locator('kfp-offers').getByRole('alert')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.reported)).toContainEqual(['HttpError', 500]);
  await page.evaluate(() => fetch('/favicon.ico'));
  expect([reportChunks(requests), envelopes(requests)]).toEqual([[], []]);
});

test('the page’s globals stay its own, and no listener of the library is left ER-02', async ({ open, page, requests }) => {
  await page.addInitScript(() => {
    const read = () => [
      fetch, window.XMLHttpRequest.prototype.open, window.XMLHttpRequest.prototype.send, history.pushState, history.replaceState, setTimeout,
      requestAnimationFrame, EventTarget.prototype.addEventListener, console.error, window.onerror, window.onunhandledrejection,
    ];
    const before = read();
    window.isUntouched = () => read().every((value, index) => value === before[index]);
  });
  await open(`${bank}?scenario=tilbud-500`);
  await expect.poll(() => envelopes(requests).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => [window.isUntouched(), document.querySelector('iframe')])).toEqual([true, null]);
});

test('a visit to a page that is gone is reported ER-15 LG-23', async ({ open, requests }) => {
  await open('/privat/forsikring/oversikt/finnes-ikke/81204417');
  await expect.poll(() => envelopes(requests).length).toBe(1);
  expect(eventOf(envelopes(requests)[0])).toMatchObject({
    exception: { values: [{ value: 'Kunde traff side som ikke finnes' }] },
    tags: { tag: 'kfp-portal' },
  });
});

test('a service that is down changes nothing for the customer ER-01', async ({ open, page, demo }) => {
  let asked = 0;
  await page.route(`**${endpoint}*`, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(`${bank}?scenario=tilbud-500`);
  await expect(page.locator('kfp-offers').getByRole('alert')).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.locator('kfp-overview').getByRole('link', { name: 'Bil', exact: true })).toBeVisible();
  expect(demo.requests.some(({ path }) => path === endpoint)).toBe(false);
});

test('the demo server shows what the service has received ER-01 @smoke', async ({ open, page, axe, requests }) => {
  await open(`${bank}?scenario=tilbud-500`);
  await expect.poll(() => envelopes(requests).filter(({ status }) => status === 200).length, { timeout: 15_000 }).toBeGreaterThan(0);
  await open('/demo/error-reports/');
  await expect(page.getByRole('heading', { name: /^HttpError/ }).first()).toBeVisible();
  await page.getByText('Alt som ble sendt').first().click();
  await expect(page.getByText('"event_id"').first()).toBeVisible();
  expect(await axe()).toEqual([]);
});
