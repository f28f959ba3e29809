import { serveBankPage } from './bank-page.mjs';

const html = `<!doctype html><html lang="nb"><head><title>Banken</title><script type="module" src="/dist/kfp.js"></script></head>
  <body><kfp-runtime></kfp-runtime><main><kfp-offers></kfp-offers></main></body></html>`;

/**
 * Opens a bank's page whose server hands the calls of the API on, until the page is closed.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} backend origin
 */
export async function openBankPage(page, backend) {
  const { origin, close } = await serveBankPage({ '/': html }, backend);
  page.once('close', () => void close());
  await page.goto(`${origin}/`);
}
