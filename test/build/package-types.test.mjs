import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
console.log(text);
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
      <kfp-offers ref={offers} className="offers" hidden={false} />
      <kfp-portal base-path="/forsikring" />
      {/* @ts-expect-error no such distributor */}
      <kfp-offers distributor="nordea" />
      {/* @ts-expect-error a property that React would give to an element that is not yet defined as text */}
      <kfp-overview sections={['offers']} />
    </>
  );
}
`;

const files = { 'host-page.ts': hostPage, 'host-server.ts': hostServer, 'host.tsx': reactHost };
const compiler = { strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false };
const root = process.cwd();
let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kfp-types-'));
  const packageFolder = join(folder, 'node_modules/@kfp/elements');
  mkdirSync(packageFolder, { recursive: true });
  cpSync('package.json', join(packageFolder, 'package.json'));
  await writeElementTypes({ out: join(packageFolder, 'dist') });
  await writeServerTypes({ out: join(packageFolder, 'dist') });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of one file of the host. */
function compile(file, moduleResolution) {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const compilerOptions = { ...compiler, module, moduleResolution, jsx: 'react-jsx' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter((line) => /error TS|Cannot/.test(line));
}

describe('types of the package', () => {
  for (const moduleResolution of ['bundler', 'nodenext']) {
    test(`a host without React types compiles with ${moduleResolution} EL-23`, () => {
      assert.deepEqual(compile('host-page.ts', moduleResolution), []);
      assert.deepEqual(compile('host-server.ts', moduleResolution), []);
    });
  }

  test('a host on React 19 writes the elements in JSX EL-23', () => {
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    symlinkSync(join(root, 'node_modules/@types/react'), join(folder, 'node_modules/@types/react'));
    assert.deepEqual(compile('host.tsx', 'bundler'), []);
    assert.deepEqual(compile('host-page.ts', 'bundler'), []);
  });
});
