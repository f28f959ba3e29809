import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { writeElementTypes } from '../../build/element-types.mjs';
import { writeServerTypes } from '../../build/server-files.mjs';

/** A bank's own TypeScript. Each expected error is one that its developer must be told of. */
const hostPage = `
import '@kfp/elements';
import '@kfp/elements/elements/kfp-offers';
import '@kfp/elements/standalone/kfp-offers';
import type { KfpConfig, KfpElementMap, KfpEventMap, NativeLink, SessionDetail } from '@kfp/elements';

const runtime = document.querySelector('kfp-runtime');
const config: KfpConfig = { distributorInfo: { shortname: 'sb1' }, insurerName: 'Fjord' };
window.kfpConfig = config;
window.kfpNativeBridge = { openLink: (link: NativeLink) => link.url };
// @ts-expect-error no such field
window.kfpConfig = { insurer: 'Fjord' };
// @ts-expect-error no such distributor
window.kfpConfig = { distributorInfo: { shortname: 'SB1' } };

if (runtime) {
  runtime.config = config;
  runtime.config = undefined;
  runtime.distributor = 'dnb';
  runtime.transport = (input, init) => fetch(input, init);
  runtime.errorReporter = (error, detail) => console.error(error, detail.correlationId);
  const isReady: Promise<void> = runtime.ready;
  const isRefreshed: Promise<void> = runtime.refresh();
  const session: SessionDetail | null = runtime.session;
  runtime.addEventListener('kfp-session', ({ detail }) => detail.expiresAt?.toFixed());
  // @ts-expect-error only to be read
  runtime.version = '2';
  // @ts-expect-error no such distributor
  runtime.distributor = 'nordea';
  console.log(isReady, isRefreshed, session?.state);
}

const overview = document.createElement('kfp-overview');
overview.sections = ['offers'];
overview.sections = undefined;
const shown: string[] = overview.sections.map((section) => section.toUpperCase());
// @ts-expect-error no such block
overview.sections = ['cars'];

const portal: KfpElementMap['kfp-portal'] = document.createElement('kfp-portal');
portal.basePath.length;

function navigate(event: KfpEventMap['kfp-navigate']): void {
  if (event.detail.kind === 'pdf') event.preventDefault();
}
overview.addEventListener('kfp-navigate', navigate);
document.addEventListener('kfp-navigate', navigate);
window.addEventListener('kfp-navigate', navigate);
document.addEventListener('kfp-error', ({ detail }) => detail.status?.toFixed());
// @ts-expect-error no such field of the detail
document.addEventListener('kfp-ready', ({ detail }) => detail.element);
console.log(shown);
`;

/** What makes the page, on a server. */
const hostServer = `
import { csp, head } from '@kfp/elements/server';
import type { Csp, Head, HeadOptions } from '@kfp/elements/server';

const options: HeadOptions = { tags: ['kfp-offers'], base: '/static/', nonce: 'abc', config: { insurerName: 'Fjord' } };
const { html, preload, importmap }: Head = head(options);
const policy: Csp = csp({ tags: ['kfp-offers'], config: {} });
const text: string = html + preload + importmap.integrity['/a'] + policy.header + policy.directives['script-src']?.join(' ');
// @ts-expect-error no base
head({ tags: [] });
// @ts-expect-error no such field
csp({ tags: [], config: { insurer: 'Fjord' } });
export default text;
`;

/** A bank's TypeScript with `exactOptionalPropertyTypes`: a value that may be missing goes where a member is optional. */
const hostOptional = `
import type { KfpConfig, Question, ToastOptions } from '@kfp/elements';
import { csp, head } from '@kfp/elements/server';
import type { CspOptions, HeadOptions } from '@kfp/elements/server';

declare const text: string | undefined;
declare const milliseconds: number | undefined;

const config: KfpConfig = {
  insurerName: text,
  info: { loggUtUrl: text },
  contactInfo: { telefon: text },
  purchaseGroups: { bat: undefined, reise: [{ text: 'Reise', url: '/reise', external: undefined }] },
  texts: { en: undefined },
};
window.kfpConfig = text === undefined ? undefined : config;
window.kfpNativeBridge = undefined;
const question: Question = { type: 'radio', label: 'Fant du det?', name: text, options: [{ label: 'Nei', value: 'nei', textAreaLabel: text }] };
const options: ToastOptions = { timeout: milliseconds, lang: text };

/** The same type, whose optional members are undefined too, at every depth. */
type Loose<T> = T extends readonly (infer I)[] ? readonly Loose<I>[] : T extends object ? { [K in keyof T]: Loose<T[K]> | (string extends K ? never : {} extends Pick<T, K> ? undefined : never) } : T;
declare const loose: { config: Loose<KfpConfig>; question: Loose<Question>; toast: Loose<ToastOptions>; head: Loose<Omit<HeadOptions, 'importmap'>>; csp: Loose<CspOptions> };
const strict: { config: KfpConfig; question: Question; toast: ToastOptions; head: Omit<HeadOptions, 'importmap'>; csp: CspOptions } = loose;
console.log(strict);
head({ tags: [], base: '/', nonce: text, config: undefined });
csp({ tags: [], nonce: text, base: text });
console.log(question, options);
`;

/** The same for a host on React 18, by the components that stand for the tags. */
const react18Host = `
import { useRef } from 'react';
import type { KfpHeader as Header } from '@kfp/elements';
import { KfpFeedback, KfpHeader, KfpOverview, KfpRuntime } from '@kfp/elements/react18';

export function Insurance() {
  const header = useRef<Header>(null);
  return (
    <>
      <KfpRuntime distributor="sb1" loginContext="NETTBANK" config={{ insurerName: 'Fjord' }} transport={fetch} />
      <KfpHeader ref={header} className="header" logoAlignment="CENTER" buttons={[{ text: 'Kontakt', action: 'contact' }]} />
      <KfpOverview sections={['offers']} onKfpNavigate={(event) => event.detail.kind === 'pdf' && event.preventDefault()}>Laster</KfpOverview>
      <KfpFeedback onContact={async ({ email }) => console.log(email)} onKfpFeedback={(event) => event.detail.intentionalSubmit} />
      {/* @ts-expect-error no such distributor */}
      <KfpOverview distributor="nordea" />
      {/* @ts-expect-error no such block */}
      <KfpOverview sections={['cars']} />
      {/* @ts-expect-error no such field of the detail */}
      <KfpFeedback onKfpContact={(event) => event.detail.address} />
    </>
  );
}
`;

/** The same for a host on React 19. */
const reactHost = `
import type {} from '@kfp/elements/react';
import { useRef } from 'react';
import type { KfpOffers } from '@kfp/elements';

export function Insurance() {
  const offers = useRef<KfpOffers>(null);
  return (
    <>
      <kfp-runtime distributor="sb1" login-context="NETTBANK" config={{ insurerName: 'Fjord' }} transport={fetch} />
      <kfp-overview sections="agreements offers" onkfp-navigate={(event) => event.detail.kind === 'pdf' && event.preventDefault()} />
      <kfp-offers ref={offers} className="offers" hidden={false} loginContext="NETTBANK" />
      <kfp-overview sections={['offers']} heading-level="3" no-heading="true" />
      <kfp-error-page status="404" heading-level={2} no-heading />
      <kfp-header buttons={[{ text: 'Kontakt', action: 'contact' }]} logo-alignment="CENTER" onkfp-ready={(event) => event.detail.tag} />
      <kfp-feedback
        preset="hvorFornoydErDu"
        product-code="BIL"
        contact="email-phone"
        question={{ type: 'radio', label: 'Fant du det?', options: [{ label: 'Ja', value: 'ja' }] }}
        followUp={[{ type: 'text', label: 'Hva mangler?' }]}
        onkfp-feedback={(event) => event.detail.intentionalSubmit}
        onkfp-followup={(event) => event.detail.map(({ question }) => question)}
        onkfp-contact={(event) => event.detail.email}
      />
      <kfp-portal base-path="/forsikring" />
      {/* @ts-expect-error no such distributor */}
      <kfp-offers distributor="nordea" />
      {/* @ts-expect-error no number */}
      <kfp-offers heading-level="h3" />
      {/* @ts-expect-error no such block */}
      <kfp-overview sections={['cars']} />
      {/* @ts-expect-error a list under the name of the attribute would be written as text */}
      <kfp-feedback follow-up={[{ type: 'text', label: 'Hva mangler?' }]} />
      {/* @ts-expect-error React listens to an event of that name and never sets the property */}
      <kfp-feedback onFeedback={() => {}} />
      {/* @ts-expect-error no such field of the detail */}
      <kfp-feedback onkfp-contact={(event) => event.detail.address} />
    </>
  );
}
`;

const files = { 'host-page.ts': hostPage, 'host-optional.ts': hostOptional, 'host-server.ts': hostServer, 'host.tsx': reactHost, 'host-18.tsx': react18Host };
const compiler = { strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false };
const root = process.cwd();
let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kfp-types-'));
  const packageFolder = join(folder, 'node_modules/@kfp/elements');
  mkdirSync(packageFolder, { recursive: true });
  symlinkSync(join(root, 'node_modules/preact'), join(folder, 'node_modules/preact'));
  cpSync('package.json', join(packageFolder, 'package.json'));
  await writeElementTypes({ out: join(packageFolder, 'dist') });
  await writeServerTypes({ out: join(packageFolder, 'dist') });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of one file of the host. */
function compile(file, moduleResolution, more = {}) {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const compilerOptions = { ...compiler, module, moduleResolution, jsx: 'react-jsx', ...more };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter((line) => /error TS|Cannot/.test(line));
}

describe('types of the package', () => {
  for (const moduleResolution of ['bundler', 'nodenext']) {
    test(`a host without React types compiles with ${moduleResolution} EL-23`, () => {
      assert.deepEqual(compile('host-page.ts', moduleResolution), []);
      // A server may be written without the types of a browser.
      assert.deepEqual(compile('host-server.ts', moduleResolution, { lib: ['es2022'] }), []);
    });
  }

  test('a value that may be missing goes where a member is optional, also with exactOptionalPropertyTypes EL-23', () => {
    assert.deepEqual(compile('host-optional.ts', 'bundler', { exactOptionalPropertyTypes: true }), []);
  });

  for (const document of ['README.md', 'docs/guides/bundlers.md', 'docs/guides/server.md']) {
    test(`the TypeScript of ${document} compiles`, () => {
      const blocks = [...readFileSync(join(root, document), 'utf8').matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code]) => code);
      assert.ok(blocks.length > 0);
      for (const code of blocks) {
        // The page has the nonce of its response.
        writeFileSync(join(folder, 'example.ts'), code.includes('nonce') ? `declare const nonce: string;\n${code}` : code);
        assert.deepEqual(compile('example.ts', 'bundler'), []);
      }
    });
  }

  test('a host on React writes the elements in JSX, or takes a component of each EL-23', () => {
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    symlinkSync(join(root, 'node_modules/@types/react'), join(folder, 'node_modules/@types/react'));
    assert.deepEqual(compile('host.tsx', 'bundler'), []);
    assert.deepEqual(compile('host-18.tsx', 'bundler'), []);
    assert.deepEqual(compile('host-page.ts', 'bundler'), []);
  });
});
