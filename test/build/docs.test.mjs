import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import ts from 'typescript';
import { writeElementTypes } from '../../build/element-types.mjs';
import { loadTypeScript } from '../../build/load-type-script.mjs';
import { liveData } from '../../docs/.vitepress/live-data.mjs';
import { chapters } from '../../docs/.vitepress/pages.mjs';
import { readPage } from '../../docs/.vitepress/read-page.mjs';
import { referenceTables } from '../../docs/.vitepress/reference-tables.mjs';
import { laterFiles } from '../../docs/.vitepress/measured.mjs';
import { sourceFiles } from '../support/source-files.mjs';

let folder;
let elements;
let tables;
let manifest;
let storedData;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kfp-docs-'));
  await writeElementTypes({ out: folder });
  manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  elements = manifest.modules.map(({ declarations: [declaration] }) => declaration);
  const openapi = JSON.parse(readFileSync('testing/openapi.json', 'utf8'));
  ({ storedData } = await loadTypeScript(['./build/stored-data.ts']));
  tables = referenceTables({ elements: manifest, files: inventedFiles(), openapi, stored: storedData() });
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** As `dist/manifest.json`: each element has one file of its own. */
function inventedFiles() {
  const tags = elements.map(({ tagName }) => tagName);
  const names = ['kfp.js', ...laterFiles.map((name) => `chunks/${name}-abc123.js`), ...tags.flatMap((tag) => [`chunks/${tag}.js`, `standalone/${tag}.js`])];
  return {
    files: Object.fromEntries(names.map((name) => [name, { brotli: 1000 }])),
    tags: Object.fromEntries(tags.map((tag) => [tag, [`chunks/${tag}.js`]])),
  };
}

const read = (page) => readFileSync(`docs/${page}.md`, 'utf8');
const scripts = () => JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const isTold = (text, name) => text.includes(`\`${name}\``) || text.includes(`\`${name}(`);

/** The first cell of each row of the tables of a text, without its backticks. */
const rowNames = (text) => [...text.matchAll(/^\| `([^`]+)`.*\|$/gm)].map(([, name]) => name.replaceAll('\\|', '|'));

describe('README.md and CONTRIBUTING.md', () => {
  const readme = readFileSync('README.md', 'utf8');

  test('README.md has at most 130 lines', () => {
    assert.ok(readme.trimEnd().split('\n').length <= 130);
  });

  test('README.md says where the package has the pages that it links to, and which it lacks', () => {
    const [, there, lacking] = /^In the npm package (.*?)\. Only the repository has (.*)$/m.exec(readme);
    assert.match(there, /`docs\/` are in `dist-docs\/`/);
    const told = [...lacking.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const pages = chapters.flatMap((chapter) => chapter.pages.map((page) => `docs/${page}.md`));
    const packed = [...pages, 'LICENSE', ...JSON.parse(readFileSync('package.json', 'utf8')).files];
    const links = [...readme.matchAll(/(?:\]\(|src=")([\w-][^)"#:]*)[)"#]/g)].map(([, path]) => path);
    assert.ok(links.length > 25);
    assert.deepEqual(links.filter((path) => !packed.includes(path) && !told.some((name) => path.startsWith(name))), []);
  });

  test('name commands, files and headings that exist', () => {
    for (const document of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'deploy/README.md']) {
      const text = readFileSync(document, 'utf8');
      const commands = [...text.matchAll(/npm run ([\w:]+)|npm (test|start)/g)].map(([, script, own]) => script ?? own);
      assert.deepEqual(commands.filter((name) => !(name in scripts())), [], document);
      const links = [...text.matchAll(/(?:\]\(|src=")(?!https?:|\/dist\/)([^)"#]*)(?:#([^)"]+))?[)"]/g)];
      assert.ok(links.length > 0, document);
      for (const [, path, anchor] of links) {
        const target = path === '' ? document : join(document, '..', path);
        assert.ok(existsSync(target), `${document} links to ${target}`);
        if (anchor) assert.ok(anchorsOf(readFileSync(target, 'utf8')).includes(anchor), `${document} links to ${target}#${anchor}`);
      }
    }
  });

  test('CONTRIBUTING.md names files that exist', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8');
    const paths = [...text.matchAll(/(?:`|\]\()((?:src|elements|build|demo-hosts|testing|test|docs)\/[^`)#<*]*)[`)]/g)].map(([, path]) => path);
    assert.ok(paths.length > 30);
    assert.deepEqual(paths.filter((path) => !existsSync(path)), []);
    assert.ok(text.trimEnd().split('\n').length <= 105, 'It is one page.');
  });
});

const anchorsOf = (text) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title.toLowerCase().replaceAll(' ', '-'));

describe('pages', () => {
  test('each page of docs/ is in a chapter', () => {
    const listed = ['index', ...chapters.flatMap(({ pages }) => pages)].sort();
    const there = readdirSync('docs', { recursive: true })
      .filter((path) => path.endsWith('.md') && !/^(rules|\.vitepress)\//.test(path) && path !== 'architecture.md')
      .map((path) => path.slice(0, -'.md'.length));
    assert.deepEqual(there.sort(), listed);
  });

  test('a guide has at most 600 words beside its code', () => {
    const guides = readdirSync('docs/guides');
    assert.ok(guides.length > 15);
    const words = (text) => text.replace(/^```[^]*?^```$/gm, '').split(/\s+/).filter((word) => /\w/.test(word)).length;
    assert.deepEqual(guides.filter((name) => words(readFileSync(`docs/guides/${name}`, 'utf8')) > 600), []);
  });

  test('name commands of npm and files of tests that exist', () => {
    for (const page of ['index', ...chapters.flatMap(({ pages }) => pages)]) {
      const text = read(page);
      const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
      assert.deepEqual(commands.filter((name) => !(name in scripts())), [], page);
      const paths = [...text.matchAll(/`((?:test|deploy)\/[\w./-]+)`/g)].map(([, path]) => path);
      assert.deepEqual(paths.filter((path) => !existsSync(path)), [], page);
    }
  });
});

describe('the reference', () => {
  test('has a page of each element, which tells of all that it takes and gives EL-21', () => {
    for (const { tagName, attributes, members, events, slots, cssParts } of elements) {
      const page = read(`reference/elements/${tagName}`);
      assert.ok(page.includes(`<!--@include: ../../.vitepress/generated/${tagName}.md-->`), tagName);
      assert.ok(/```html\n[^]*?```/.test(page), `${tagName} has no code to copy`);
      const names = [...attributes, ...members, ...events, ...slots, ...cssParts].map(({ name }) => name);
      assert.deepEqual(names.filter((name) => !isTold(tables.get(tagName), name)), [], tagName);
    }
  });

  test('has a live example of each element but the runtime, which has nothing to see', () => {
    const withExample = elements.map(({ tagName }) => tagName).filter((tag) => read(`reference/elements/${tag}`).includes(`\n<LiveExample tags="${tag}"`));
    assert.deepEqual(withExample, elements.map(({ tagName }) => tagName).filter((tag) => tag !== 'kfp-runtime'));
    // Of a page without generated tables, which a build of the documentation makes.
    assert.ok(read('start').includes('<LiveExample') && !readPage('start').text.includes('LiveExample'), 'who reads Markdown has no use for it');
  });

  test('a live example begins with the code of its page, and has a control for each attribute that is not the runtime’s', () => {
    const live = liveData(manifest, (tag) => read(`reference/elements/${tag}`));
    for (const { tagName, attributes } of elements) {
      const controls = live.elements[tagName].attributes.map(({ name }) => name);
      assert.deepEqual(controls, attributes.map(({ name }) => name).filter((name) => !['distributor', 'login-context'].includes(name)), tagName);
      assert.deepEqual(live.elements[tagName].runtime['login-context'], 'NETTBANK', tagName);
    }
    const { 'kfp-header': header, 'kfp-footer': footer, 'kfp-cookie-consent': consent } = live.elements;
    assert.deepEqual(header.start, { 'logo-alt': 'Min bank', buttons: '[{ "text": "Hjelp", "href": "/hjelp" }]' });
    assert.deepEqual(header.attributes.find(({ name }) => name === 'logo-alignment'), { name: 'logo-alignment', kind: 'choice', options: ['LEFT', 'CENTER'] });
    assert.equal(footer.inside, '<p slot="chat">Chat</p>');
    assert.deepEqual(consent.attributes.find(({ name }) => name === 'blocking'), { name: 'blocking', kind: 'switch' });
    assert.deepEqual(consent.methods, ['open', 'close']);
  });

  test('tells of each custom property, and of each event', () => {
    const published = (key) => [...new Set(elements.flatMap((element) => element[key].map(({ name }) => name)))].sort();
    assert.deepEqual(rowNames(tables.get('custom-properties')).sort(), published('cssProperties'));
    assert.deepEqual(rowNames(read('reference/events')).sort(), published('events'));
    assert.deepEqual(published('cssParts').filter((name) => !isTold(read('guides/theme'), name)), []);
  });

  test('tells of each text, once, and which element can show it EL-21', () => {
    const keys = [...new Set(elements.flatMap(({ texts }) => texts.map(({ key }) => key)))].sort();
    assert.deepEqual(rowNames(tables.get('texts')).sort(), keys);
    assert.match(tables.get('texts'), /^## tasks\n\nIn \[kfp-overview\]\([^)]*\), \[kfp-portal\]\([^)]*\), \[kfp-tasks\]\([^)]*\)\.$/m);
    assert.match(tables.get('texts'), /^## shell\n\nIn every element\.$/m);
    const headings = anchorsOf(tables.get('texts'));
    const links = elements.flatMap(({ tagName }) => [...tables.get(tagName).matchAll(/texts\.md#([\w-]+)/g)].map(([, anchor]) => anchor));
    assert.ok(links.length > 100);
    assert.deepEqual(links.filter((anchor) => !headings.includes(anchor)), []);
  });

  test('tells of each call of the API, in words and with its response', () => {
    const { paths } = JSON.parse(readFileSync('testing/openapi.json', 'utf8'));
    const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path]));
    for (const [method, path] of calls) {
      assert.ok(read('reference/api').includes(`\`${path}\``), `reference/api.md does not tell of ${path}`);
      assert.ok(tables.get('api').includes(`### ${method} ${path.replace(/[{}]/g, '\\$&')}\n`), `${method} ${path}`);
    }
    assert.match(tables.get('api'), /`\{ kfpSessionId\?: string \}`/);
  });

  test('tells of each field of the configuration, and of no other', () => {
    const told = rowNames(read('reference/configuration'))
      .concat([...read('reference/configuration').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)));
    const fields = configFields().map(({ name }) => name);
    const within = (name) => told.some((one) => one === name || one.startsWith(`${name}.`));
    assert.deepEqual(fields.filter((name) => !within(name) && !isTold(read('reference/configuration'), name)), []);
    assert.deepEqual([...new Set(told.map((name) => name.split('.')[0]))].filter((name) => !fields.includes(name)), []);
    for (const { name, inner } of configFields()) {
      const text = read('reference/configuration');
      assert.deepEqual(inner.filter((one) => !new RegExp(`\\b${one}\\b`).test(text)), [], name);
    }
  });

  test('tells of each type of an error', () => {
    const [, words] = /export type ErrorType = (.*);/.exec(readFileSync('src/api/errors.ts', 'utf8'));
    const types = [...words.matchAll(/'(\w+)'/g)].map(([, word]) => word);
    assert.ok(types.length > 5);
    assert.deepEqual(types.filter((type) => !new RegExp(`^\\|[^|]*\`${type}\``, 'm').test(read('reference/errors'))), []);
  });
});

/** The fields of KfpConfig, with those inside them. */
function configFields() {
  const path = 'src/runtime/config/kfp-config.ts';
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const [config] = file.statements.filter(ts.isInterfaceDeclaration);
  return config.members.map((member) => {
    const object = ts.isUnionTypeNode(member.type) ? member.type.types.find(ts.isTypeLiteralNode) : undefined;
    const inner = object?.members.map((one) => one.name?.getText()).filter(Boolean) ?? [];
    return { name: member.name.getText(), inner };
  });
}

test('troubleshooting has a paragraph for each message that the console can show, and for no other', () => {
  const [, told] = read('troubleshooting').split('## What the console says');
  const paragraphs = told.split(/^### /m).slice(1).map((paragraph) => {
    const [id] = paragraph.split('\n', 1);
    return [id, [...paragraph.matchAll(/^`(.+)`$/gm)].map(([, line]) => line).sort()];
  });
  const messages = [...sourceFiles('src', /\.tsx?$/).flatMap(messagesOf), ...misspelt];
  const linesOf = (id) => [...new Set(messages.filter(([one]) => one === id).map(([, line]) => line))].sort();
  assert.ok(messages.length > 30);
  assert.deepEqual(Object.fromEntries(paragraphs), Object.fromEntries(messages.map(([id]) => [id, linesOf(id)])));
});

test('the table of what is stored names each file that stores something, and no other', () => {
  const ways = /\b(storageEntry|writeCookie)\(|\.setItem\(|setDocumentMember\('cookie'|\.cookie = |\bindexedDB\b|\bcaches\.|(replace|push)State\(/;
  // Two write for others, one removes what others wrote, and two change the address alone.
  const others = [
    'src/platform/storage-entry.ts', 'src/platform/cookie-changes.ts', 'src/runtime/analytics/analytics-storage.ts',
    'src/areas/claims-jump/claims-jump-area.tsx', 'src/portal/portal-location.ts',
  ];
  const writers = sourceFiles('src', /\.tsx?$/).filter((path) => ways.test(readFileSync(path, 'utf8')) && !others.includes(path));
  assert.deepEqual(writers.sort(), [...new Set(storedData().map(({ writtenBy }) => writtenBy))].sort());
  const text = tables.get('stored-data');
  assert.match(text, /\| `kfp-consent-v3`, or `authConsentCookieName` \| cookie \| .* \| 120 days \|/);
  assert.match(text, /\| `kfp-analytics-id` \| cookie \| .* \| 365 days, or until a no \|/);
  assert.match(text, /at most 1,000, and 262,144 characters/);
});

test('privacy names each field of the configuration by which the policy allows another origin', async () => {
  const { cspAddresses } = await loadTypeScript(['./src/domain/csp-addresses.ts']);
  const fields = Object.values(cspAddresses({}, () => true)).flatMap((addresses) => Object.keys(addresses));
  assert.ok(fields.length > 4);
  const privacy = readFileSync('docs/trust/privacy.md', 'utf8');
  assert.deepEqual(fields.filter((field) => !privacy.includes(`\`${field}\``)), []);
});

/** What src/shell/page-checks.ts says of the findings of src/doctor/markup-checks.ts: what is wrong, and what to change. */
const misspelt = [
  ['tag-inside', '<…> is inside <…>, which does not show it: write </…> before it, because <… /> does not close the element in HTML.'],
  ['unknown-tag', '<…> is not an element: use <…>.'], ['unknown-tag', '<…> is not an element: use one of ….'],
  ['unknown-attribute', '<…> … is not an attribute: use ….'], ['unknown-field', 'configuration: … is not a field: use ….'],
];

/** The ids of the lines that kfp.js logs without an address. */
const brief = { '<…> failed to load': 'element-failed', 'errorReporter failed': 'callback-failed' };

/** The id and the line of each message of a file, with «…» for what is put in. */
function messagesOf(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    // The id that is no literal is that of `misspelt`.
    const called = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (/^(warnOnce|logError)$/.test(called) && ts.isStringLiteral(node.arguments[0])) {
      found.push([node.arguments[0].text, textOf(node.arguments[1])]);
    }
    if (called === 'logBriefly') found.push([brief[textOf(node.arguments[0])], textOf(node.arguments[0])]);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function textOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text;
  const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return text.replace(/…+/g, '…');
}

test('D1: the documented policy says who may frame the page and where its forms may lead', () => {
  const [, policy] = /```\n(default-src [^\n]*)\n```/.exec(read('guides/csp'));
  const directives = new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)));
  assert.equal(directives.get('default-src'), "'none'");
  assert.equal(directives.get('frame-ancestors'), "'self'");
  assert.equal(directives.get('form-action'), "'self'");
});
