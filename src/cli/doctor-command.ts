import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { formatJson, onlyArgument, readCookie, UsageError } from './command.ts';
import { examineByRequests } from './examine-by-requests.ts';
import { examineInBrowser } from './examine-in-browser.ts';
import type { ExaminedPage, PageReport } from './page-report.ts';

/** `kfp doctor`: finds mistakes in how a page uses the elements. */
export const doctorCommand: Command = {
  usage: `kfp doctor <address> [--browser <file>] [--requests] [--customer <file>] [--json]
  opens a page, lists mistakes in how it uses the elements, and says what to change;
  exit code 1 where something keeps elements from working
  <address>   of the page, such as https://www.bank.example/insurance
  --browser   program of a Chromium, Chrome or Edge; without it the one that Playwright finds
  --requests  checks the server's responses without a browser, which finds less; also used when Playwright or a browser is missing
  --customer  file with the Cookie header of a customer who is logged in
  --json      the report, as JSON`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { browser: { type: 'string' }, requests: { type: 'boolean' }, customer: { type: 'string' }, json: { type: 'boolean' } },
    });
    const address = readAddress(onlyArgument(positionals, 'address of the page'));
    if (values.requests && values.browser !== undefined) throw new UsageError('--requests uses no browser: leave --browser out.');
    const cookie = values.customer === undefined ? undefined : await readCookie(values.customer);
    const page = { address, cookie };
    const report = await examine(page, values.requests === true, values.browser);
    if (report.findings.some(({ level }) => level === 'error')) process.exitCode = 1;
    return values.json ? formatJson(report) : textOf(report);
  },
};

/** Examines the page in a browser. Without a browser it examines the responses of the server. */
async function examine(page: ExaminedPage, isByRequests: boolean, browser: string | undefined): Promise<PageReport> {
  return (isByRequests ? undefined : await examineInBrowser(page, browser)) ?? examineByRequests(page);
}

/** @throws UsageError when the text is not the address of a page */
function readAddress(address: string): string {
  try {
    const { protocol, href } = new URL(address);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // The error below reports it.
  }
  throw new UsageError(`${address} is not an address such as https://www.bank.example/insurance.`);
}

function textOf({ address, url, browser, findings, notLookedAt }: PageReport): string {
  const how = browser === undefined ? 'by requests, without a browser' : `in ${browser}`;
  const where = url === address ? address : `${address}, which led to ${url}`;
  // A line feed from the page could begin a line that looks like one of the report.
  const lines = findings.map(({ id, level, what, mend }) => [`${level.padEnd(7)}  ${id}`, `         ${what}`, `         ${mend}`]
    .map((line) => `${line.replaceAll('\n', ' ')}\n`).join('')).join('\n');
  const needed = browser === undefined ? 'Playwright and a browser (npm install -D playwright, npx playwright install chromium, or --browser)' : 'a page on which kfp.js runs';
  const missing = notLookedAt.length === 0 ? '' : `Not looked at, as it takes ${needed}: ${notLookedAt.join(', ')}.\n`;
  return `${where}: looked at ${how}\n\n${lines}${lines && '\n'}${missing}${endOf(findings)}\n`;
}

function endOf(findings: PageReport['findings']): string {
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  const named = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  return findings.length === 0 ? 'Nothing wrong was found.' : `${named(count('error'), 'error')}, ${named(count('warning'), 'warning')}.`;
}
