import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserType, LaunchOptions, Page } from 'playwright';
import type { CheckId, Finding } from '../doctor/checks.ts';
import { absoluteAddress, isFileOfOurs } from '../doctor/read-files.ts';
import { release } from '../server/release.ts';
import { UsageError } from './command.ts';
import { hasCode } from './file-system.ts';
import type { ExaminedPage, PageReport } from './page-report.ts';
import { nothingOfOurs } from './page-report.ts';

/** `src/doctor/doctor.ts` as a script that declares `kfpDoctor`. The build inlines it. */
declare const __KFP_DOCTOR__: string;

/** Time limit in milliseconds, for the page to load and again for the doctor to examine it. */
const loadTime = 30_000;
/** Milliseconds to wait for the first element, when a script adds it late. */
const elementTime = 5_000;
/** Milliseconds to wait for network idle after the load. A page that is never idle is examined as it is. */
const restTime = 5_000;

/**
 * Opens a page in a browser and runs the doctor there.
 *
 * @param program path of the browser; without it Playwright chooses the browser
 * @returns undefined without Playwright or without a browser; rejects with a UsageError when the page does not open, or
 *   the browser does not start
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

/** The Playwright of the bank's project, or one that is installed beside this package. */
function findPlaywright(): BrowserType | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    for (const name of ['playwright', '@playwright/test', 'playwright-core']) {
      try {
        return (createRequire(from)(name) as { readonly chromium: BrowserType }).chromium;
      } catch (error) {
        if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
      }
    }
  }
  return undefined;
}

/** Starts the named browser, or the first one that is installed. Rejects with a UsageError when a browser is there and does not start. */
async function launch(chromium: BrowserType, program: string | undefined): Promise<Browser | undefined> {
  if (program !== undefined) {
    return chromium.launch({ executablePath: program, timeout: loadTime }).catch((error: unknown) => {
      throw new UsageError(`${program} does not start: ${firstLine(error)}`);
    });
  }
  let reason: unknown;
  const others: readonly LaunchOptions[] = [{}, { channel: 'chrome' }, { channel: 'msedge' }];
  for (const options of others) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      if (!isNotInstalled(error)) reason = error;
    }
  }
  if (reason === undefined) return undefined;
  throw new UsageError(`The browser that Playwright found does not start, and --requests needs none: ${firstLine(reason)}`);
}

/** Whether Playwright found no program to start. Its errors have no code, and their texts are those of several versions. */
const isNotInstalled = (error: unknown) => error instanceof Error && /executable doesn't exist|is not found at|is not supported on/i.test(error.message);

/** Ids of the checks of the API. Only code of ours that runs on the page knows which API the elements call. */
const apiChecks = ['api-missing', 'api-cors', 'expiry-hidden', 'expiry-missing', 'answers-old'] as const satisfies readonly CheckId[];

async function examine(browser: Browser, { address, cookie }: ExaminedPage): Promise<PageReport> {
  const context = await browser.newContext();
  if (cookie !== undefined) {
    await context.addCookies(cookiesOf(cookie, address)).catch(() => {
      throw new UsageError('The browser refuses a cookie of --customer. A name that begins with __Host- or __Secure- needs https.');
    });
  }
  const page = await context.newPage();
  const response = await page.goto(address, { waitUntil: 'load', timeout: loadTime }).catch((error: unknown) => {
    throw new UsageError(`${address} cannot be opened: ${firstLine(error)}`);
  });
  if (response && !response.ok()) throw new UsageError(`${address} answers ${response.status()}.`);
  await page.waitForLoadState('networkidle', { timeout: restTime }).catch(() => undefined); // Some pages are never idle.
  const emptiness = () => new UsageError(nothingOfOurs(page.url(), 'Name a page with elements, or with --customer a customer who is logged in.'));
  let ours = await findOurs(page, address);
  for (let waited = 0; !ours.hasTag && waited < elementTime; waited += 250) {
    await page.waitForTimeout(250);
    ours = await findOurs(page, address);
  }
  const { hasPart, hasElement } = ours;
  // The policy and the API of another system say nothing about the page.
  if (!hasPart) throw emptiness();
  const { findings, isOurs } = await diagnose(page, address);
  // A script may have added the elements in the meantime. The locator also searches the open shadow roots of the page.
  if (findings.length === 0 && !hasElement && (await page.locator(Object.keys(release().tags).join()).count()) === 0) throw emptiness();
  return { address, url: page.url(), browser: `Chromium ${browser.version()}`, findings, notLookedAt: isOurs ? [] : apiChecks };
}

interface Ours {
  /** Whether the page has a tag with our prefix, or has had an element of ours. */
  readonly hasTag: boolean;
  /** Whether the page has an element of ours, a tag with our prefix, also a misspelt one in a shadow root, or a script tag for a file of ours. */
  readonly hasPart: boolean;
  /** Whether an element of ours has been on the page, also in a closed shadow root: the first one starts the runtime. */
  readonly hasElement: boolean;
}

async function findOurs(page: Page, address: string): Promise<Ours> {
  const { tags, scripts, hasElement } = await ask<{ readonly tags: readonly string[]; readonly scripts: readonly string[]; readonly hasElement: boolean }>(page, address, `(() => {
    const tagsIn = (root) => [...root.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) => [localName, ...(shadowRoot ? tagsIn(shadowRoot) : [])]);
    const shared = window[Symbol.for('kfp.runtime')] ?? {};
    return { tags: tagsIn(document), scripts: [...document.querySelectorAll('script[src]')].map(({ src }) => String(src)), hasElement: Reflect.ownKeys(shared).some((key) => Boolean(shared[key]?.starting)) };
  })()`);
  const files = scripts.flatMap((src) => absoluteAddress(src, page.url()) ?? []);
  const hasTag = hasElement || tags.some((tag) => tag.startsWith('kfp'));
  return { hasTag, hasElement, hasPart: hasTag || files.some(isFileOfOurs) };
}

interface Diagnosis {
  readonly findings: readonly Finding[];
  /** Whether code of ours that runs on the page has found them. */
  readonly isOurs: boolean;
}

/**
 * Calls `diagnose()` of the page's runtime, which knows the configuration, also where the page has no `kfp-runtime` or
 * hides it in a closed shadow root. Where our code does not run, or fails, it runs the doctor's script.
 */
function diagnose(page: Page, address: string): Promise<Diagnosis> {
  return ask(page, address, `(async () => {
    const find = (root) => root.querySelector('kfp-runtime') ?? [...root.querySelectorAll('*')].reduce((found, { shadowRoot }) => found ?? (shadowRoot && find(shadowRoot)), null);
    const runtime = find(document) ?? document.createElement('kfp-runtime');
    const own = typeof runtime.diagnose === 'function' ? await runtime.diagnose().catch(() => undefined) : undefined;
    if (own) return { findings: own, isOurs: true };
    ${__KFP_DOCTOR__}
    return { findings: await kfpDoctor.examinePage(${JSON.stringify(Object.keys(release().tags))}, undefined), isOurs: false };
  })()`);
}

/** The result of a script in the page, which must be truthy. Rejects with a UsageError when there is none in time. */
async function ask<T>(page: Page, address: string, script: string): Promise<T> {
  // Unlike evaluate(), it also times out when the page blocks its main thread.
  const result = await page.waitForFunction(script, undefined, { timeout: loadTime }).catch((error: unknown) => {
    throw new UsageError(`${address} could not be examined: ${firstLine(error)}`);
  });
  return (await result.jsonValue()) as T;
}

/** The cookies of a `Cookie` header, as Playwright takes them, for the origin of an address. */
function cookiesOf(header: string, address: string) {
  return header.split(';').map((part) => part.trim()).filter(Boolean).map((part) => {
    const [name = '', ...value] = part.split('=');
    return { name, value: value.join('='), url: new URL(address).origin };
  });
}

/** The first line with words of an error, without the name of Playwright's method. Some errors have a frame of lines around their text. */
function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.replace(/^\w+\.\w+:/, '').split('\n').map((line) => line.replace(/[╔═╗║╚╝]/g, '').trim());
  return lines.find((line) => line !== '') ?? '';
}
