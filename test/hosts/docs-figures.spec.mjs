import { callsOf, laterFiles } from '../../docs/.vitepress/measured.mjs';
import { expect, test } from './fixtures.mjs';

/** What an element needs to call all that it can. */
const config = JSON.stringify({ skadesaker: { url: '/demo/claims/' } });

/** Opens a page with these elements, to its end; gives the requests of the page. */
async function look({ page, demo, requests }, tags) {
  // Gives the browser the session of a customer.
  await page.request.get(`${demo.origin}/demo/mobile-bank/?customer=full`);
  const before = requests.length;
  const body = `<script type="module" src="/dist/kfp.js"></script><kfp-runtime distributor="eika" login-context="NETTBANK" config='${config}'></kfp-runtime>`
    + tags.filter((tag) => tag !== 'kfp-runtime').map((tag) => `<${tag}></${tag}>`).join('');
  await page.route('**/figures/', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="nb"><title>Bank</title><body>${body}` }));
  await page.goto(`${demo.origin}/figures/`);
  // The last file of each page; the question at its end comes when that is looked at.
  await expect.poll(() => requests.slice(before).some(({ path }) => path.includes('/page-watch-') || path === '/demo/claims/')).toBe(true);
  await page.mouse.wheel(0, 10_000);
  await page.waitForLoadState('networkidle');
  return requests.slice(before);
}

for (const [tag, told] of Object.entries(callsOf)) {
  test(`${tag} makes the calls that its page tells of`, async ({ page, demo, requests }) => {
    const made = await look({ page, demo, requests }, [tag]);
    const ended = made.findIndex(({ path }) => path === '/demo/claims/');
    const own = ended === -1 ? made : made.slice(0, ended);
    const calls = own.filter(({ path }) => path.startsWith('/api/')).map(({ endpoint }) => endpoint);
    expect(calls.sort()).toEqual([...told].sort());
  });
}

test('a page with kfp-overview and kfp-offers loads the files that its load is reckoned from', async ({ page, demo, requests }) => {
  await look({ page, demo, requests }, ['kfp-overview', 'kfp-offers']);
  await expect.poll(() => requests.some(({ path }) => path.includes('/chunks/feedback-'))).toBe(true);
  const chunks = [...new Set(requests.map(({ path }) => /^\/dist\/chunks\/(.*)-\w+\.js$/.exec(path)?.[1]).filter(Boolean))];
  const first = ['core', 'overview', 'offers'];
  expect(chunks.filter((name) => !first.includes(name)).sort()).toEqual([...laterFiles].sort());
});
