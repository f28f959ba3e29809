import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const jump = `${portal}/jump/seopp/skadesaker`;

test('one token, one form, and Back leads to neither CJ-01 to CJ-06 D10 T-49 @smoke', async ({ open, page, demo, requests, calls }) => {
  const posts = () => requests.filter(({ path, method }) => path === '/demo/claims/' && method === 'POST');
  const logged = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(portal);
  await open(jump);
  await expect(page.getByRole('heading', { name: 'Skadesaker' })).toBeVisible();
  const [{ body, headers }] = posts();
  const fields = new URLSearchParams(body);
  const token = fields.get('jumpSst');
  expect(token).toMatch(/^demo-sst-./);
  expect([...fields.keys()]).toEqual(['jumpSst', 'referrer']);
  expect(fields.get('referrer')).toBe('forsikringsoversikt');
  expect([posts().length, calls('jumpsst/', 'POST')]).toEqual([1, 1]);
  expect(headers.referer ?? '').not.toContain(token);
  expect(page.url()).not.toContain(token);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await expect(page).toHaveURL(`${demo.origin}${portal}`);
  expect([posts().length, calls('jumpsst/', 'POST')]).toEqual([1, 1]);
  const kept = await page.evaluate(() => JSON.stringify([document.documentElement.outerHTML, document.cookie,
    ...[localStorage, sessionStorage].map((storage) => Object.entries(storage)), history.state]));
  expect(kept).not.toContain(token);
  const addresses = requests.map(({ path, query, headers: { referer = '' } }) => path + query + referer);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  expect(logged.filter((text) => text.includes(token))).toEqual([]);
  // Out of the back/forward cache, which page.goBack() does not always notice in Firefox.
  await page.evaluate(() => {
    globalThis.isLeft = true;
    setTimeout(() => history.back());
  });
  await expect.poll(() => page.evaluate(() => globalThis.isLeft === true).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  expect(posts().length).toBe(1);
});

test('says what happens, also in a mobile bank CJ-06 CJ-12', async ({ open, page, hold, axe, requests }) => {
  const release = await hold('jumpsst/');
  await open(`${jump}?loginContext=MOBILBANK`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi sender deg videre...');
  await expect(page).toHaveTitle('Vi sender deg videre... - Forsikring');
  expect(await axe()).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Skadesaker' })).toBeVisible();
  expect(requests.filter(({ path, method }) => path === '/demo/claims/' && method === 'POST')).toHaveLength(1);
});

for (const kind of ['500', 'empty', 'malformed']) {
  test(`a token that cannot be had (${kind}) leads to the fallback CJ-07 CJ-08 CJ-10`, async ({ open, page, demo, calls, expectedErrors, requests }) => {
    expectedErrors.push(/jumpsst/);
    await open(`${jump}?scenario=jumpsst-${kind}`);
    await expect(page).toHaveURL(`${demo.origin}${portal}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
    expect(calls('jumpsst/', 'POST')).toBe(1);
    expect(requests.filter(({ path }) => path === '/demo/claims/')).toEqual([]);
  });
}

test('nobody is sent on without a login AC-01 CJ-01', async ({ open, page, calls }) => {
  await open(`${jump}?scenario=no-session`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  expect(calls('jumpsst/', 'POST')).toBe(0);
});
