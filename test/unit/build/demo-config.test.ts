import { expect, test } from 'vitest';
import { distributors } from '../../../src/domain/distributor.ts';
import { parseConfig } from '../../../src/runtime/config/config.ts';

interface DemoConfig {
  readonly hostConfigReply: (headers: { readonly referer: string; readonly host: string }, session?: object) => { readonly body: string };
}

/** What no compiler reads, it cannot be imported from by name. */
const demoConfig = '../../../demo-hosts/host-config.mjs';
const { hostConfigReply } = (await import(demoConfig)) as DemoConfig;

const origin = 'http://localhost:8000';

/** What a demo on localhost cannot have: cookies of `localhost` have no domain, and the API is where the pages are. A file of flags and a language are for pages that ask for them. */
const impossible = ['consentCookieDomain', 'flagsUrl', 'kfpApiHost', 'language'];
/** What only some have: the addresses, percents, links, times and words of the others are the usual ones. */
const optional = ['bilNettrabatt', 'purchaseGroups', 'sessionTimeout', 'skadesakerNavUrl', 'texts'];

/** The configuration of a demo page as the elements read it, and what they refuse of it. */
function readDemo(distributor: string) {
  const { body } = hostConfigReply(
    { referer: `${origin}/demo/online-bank/?distributor=${distributor}`, host: 'localhost:8000' },
    { expiresAt: Date.now() + 60_000 },
  );
  const [script = ''] = body.split('window.kfpOptIn');
  const bad: string[] = [];
  const raw: unknown = JSON.parse(script.replace(/^window\.kfpConfig = |;\s*$/g, ''));
  const config = parseConfig(raw, { pageUrl: origin, allowLocalHttp: true, onBad: (name) => bad.push(name) });
  return { config, bad };
}

/** Whether each field has a value, by its path; what has fields of its own is one, and so are the items of a list. */
function fieldsOf(value: unknown, path = ''): [string, boolean][] {
  if (typeof value !== 'object' || value === null) return [[path, value !== undefined]];
  const name = (key: string) => (Array.isArray(value) ? `${path}[]` : `${path}.${key}`.replace(/^\./, ''));
  const items = Object.entries(value).flatMap(([key, item]) => fieldsOf(item, name(key)));
  return [[path, true], ...items];
}

test('between them the demo banks have a value for every field of the configuration CF-46 CF-37', () => {
  const fields = distributors.flatMap((distributor) => fieldsOf(readDemo(distributor).config));
  const filled = new Set(fields.filter(([, isFilled]) => isFilled).map(([name]) => name));
  const empty = new Set(fields.map(([name]) => name).filter((name) => !filled.has(name)));
  expect([...empty].sort()).toEqual(impossible);
});

test.each(distributors)('CF-46 CF-69 the configuration of %s is full, and nothing of it is refused', (distributor) => {
  const { config, bad } = readDemo(distributor);
  expect(bad).toEqual([]);
  const empty = Object.entries(config).filter(([, value]) => value === undefined || JSON.stringify(value) === '{}');
  const missing = empty.map(([name]) => name).filter((name) => !impossible.includes(name) && !optional.includes(name));
  expect(missing).toEqual([]);
});
