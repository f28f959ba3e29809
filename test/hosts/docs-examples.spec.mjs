import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMockServer } from '../../testing/testing.mjs';
import { expect, test } from './fixtures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = ['README.md', ...readdirSync(`${root}docs`, { recursive: true })
  .filter((path) => path.endsWith('.md') && !/^(rules|\.vitepress)\//.test(path)).map((path) => `docs/${path}`)];

const blocks = (language) => documents.flatMap((document) => {
  const found = [...readFileSync(`${root}${document}`, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))];
  return found.map(([, code], place) => ({ name: `${document}, block ${place + 1} of ${language}`, code }));
});

/** What the page of a bank has that examples of scripts use. */
const ofTheBank = ['app', 'log', 'router', 'startStatistics', 'openOurDialog', 'showOurWarning', 'leave', 'showThatItFailed'];

const bank = '<script type="module" src="/dist/kfp.js"></script><kfp-runtime distributor="sb1" login-context="NETTBANK"></kfp-runtime><kfp-offers></kfp-offers><kfp-feedback></kfp-feedback>';

async function openExample(page, demo, code) {
  const body = code.startsWith('<!doctype') ? code : `<!doctype html><html lang="nb"><title>Bank</title><body>${code}`;
  await page.route('**/example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${demo.origin}/example/`);
}

// Gives the browser the session of a customer.
test.beforeEach(({ page, demo }) => page.request.get(`${demo.origin}/demo/mobile-bank/?customer=full`));

for (const { name, code } of blocks('html')) {
  test(`${name} runs, and the console shows no warning`, async ({ page, demo }) => {
    const mock = await createMockServer({ customer: 'full' });
    // The address that `npx kfp mock` has.
    await page.route('http://localhost:4010/**', async (route) => {
      const url = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${mock.url}${url.pathname}${url.search}` }) });
    });
    const warnings = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openExample(page, demo, code);
    const tags = [...new Set([...code.matchAll(/<(kfp-[\w-]+)/g)].map(([, tag]) => tag))].filter((tag) => tag !== 'kfp-claims-jump');
    for (const tag of tags) await page.waitForFunction((one) => customElements.get(one) !== undefined, tag);
    if (tags.includes('kfp-offers')) await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
    if (tags.includes('kfp-overview')) await expect(page.locator('kfp-overview').locator('[part=card]').first()).toBeVisible();
    expect(warnings.filter((text) => text.startsWith('[kfp]'))).toEqual([]);
    // What is still asked for goes with the page.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await mock.close();
  });
}

for (const { name, code } of blocks('js')) {
  test(`${name} runs`, async ({ page, demo }) => {
    await openExample(page, demo, bank);
    await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
    await page.evaluate((names) => {
      for (const one of names) window[one] = new Proxy(() => undefined, { get: () => () => undefined });
    }, ofTheBank);
    await page.addScriptTag({ content: code });
  });
}
