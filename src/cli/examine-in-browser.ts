import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserType, LaunchOptions, Page } from 'playwright';
import type { Finding } from '../doctor/checks.ts';
import { release } from '../server/release.ts';
import { UsageError } from './command.ts';
import type { ExaminedPage, PageReport } from './page-report.ts';
import { nothingOfOurs } from './page-report.ts';

/** `src/doctor/doctor.ts` as a script that declares `kfpDoctor`; the build writes it in. */
declare const __KFP_DOCTOR__: string;

/** Milliseconds for the page to load, and for the doctor to look at it. */
const loadTime = 30_000;
/** Milliseconds for a page to rest after it has loaded; one that never rests is looked at as it is. */
const restTime = 5_000;

/**
 * Opens a page and has the doctor look at it.
 *
 * @param program of the browser; without it the one that Playwright finds
 * @returns undefined where there is no Playwright, or no browser; rejects with a UsageError when the page, or the
 *   browser that was named, cannot be opened
 */
export async function examineInBrowser(page: ExaminedPage, program: string | undefined): Promise<PageReport | undefined> {
  const chromium = findPlaywright();
  if (!chromium && program !== undefined) throw new UsageError('--browser needs Playwright: npm install -D playwright.');
  const browser = chromium && (await launch(chromium, program));
  if (!browser) return undefined;
  try {
    return await examine(browser, page);
  } finally {
    await browser.close();
  }
}

/** The Playwright of the bank's project, or one beside this package. */
function findPlaywright(): BrowserType | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    for (const name of ['playwright', '@playwright/test', 'playwright-core']) {
      try {
        return (createRequire(from)(name) as { readonly chromium: BrowserType }).chromium;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
  }
  return undefined;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

/** @throws UsageError when the browser that was named does not start */
async function launch(chromium: BrowserType, program: string | undefined): Promise<Browser | undefined> {
  if (program !== undefined) {
    return chromium.launch({ executablePath: program }).catch((error: unknown) => {
      throw new UsageError(`${program} does not start: ${firstLine(error)}`);
    });
  }
  const others: readonly LaunchOptions[] = [{}, { channel: 'chrome' }, { channel: 'msedge' }];
  for (const options of others) {
    const browser = await chromium.launch(options).catch(() => undefined); // It is not installed: the next one may be.
    if (browser) return browser;
  }
  return undefined;
}

async function examine(browser: Browser, { address, cookie }: ExaminedPage): Promise<PageReport> {
  const context = await browser.newContext();
  if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, address));
  const page = await context.newPage();
  const answer = await page.goto(address, { waitUntil: 'load', timeout: loadTime }).catch((error: unknown) => {
    throw new UsageError(`${address} cannot be opened: ${firstLine(error)}`);
  });
  if (answer && !answer.ok()) throw new UsageError(`${address} answers ${String(answer.status())}.`);
  await page.waitForLoadState('networkidle', { timeout: restTime }).catch(() => undefined); // Some pages never rest.
  const findings = await diagnose(page, address);
  // Also in the shadow roots of the page.
  const isEmpty = findings.length === 0 && (await page.locator(Object.keys(release().tags).join()).count()) === 0;
  if (isEmpty) throw new UsageError(nothingOfOurs(page.url(), 'Name a page with elements, or with --customer a customer who is logged in.'));
  return { address, url: page.url(), browser: `Chromium ${browser.version()}`, findings, notLookedAt: [] };
}

/** As the runtime of the page does it, which knows the configuration; where it does not run, from outside. */
async function diagnose(page: Page, address: string): Promise<readonly Finding[]> {
  const script = `(async () => {
    const runtime = document.querySelector('kfp-runtime');
    const own = typeof runtime?.diagnose === 'function' ? await runtime.diagnose().catch(() => undefined) : undefined;
    if (own) return own;
    ${__KFP_DOCTOR__}
    return kfpDoctor.examinePage(${JSON.stringify(Object.keys(release().tags))}, undefined);
  })()`;
  // Unlike evaluate() it ends also where the thread of the page is blocked.
  const findings = await page.waitForFunction(script, undefined, { timeout: loadTime }).catch((error: unknown) => {
    throw new UsageError(`${address} does not let itself be looked at: ${firstLine(error)}`);
  });
  return (await findings.jsonValue()) as readonly Finding[];
}

/** The cookies of a `Cookie` header, for the origin of an address. */
function cookiesOf(header: string, address: string) {
  return header.split(';').map((part) => part.trim()).filter(Boolean).map((part) => {
    const [name = '', ...value] = part.split('=');
    return { name, value: value.join('='), url: new URL(address).origin };
  });
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
