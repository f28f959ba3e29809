import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { compareSurfaces } from './surface-changes.mjs';
import { lastRelease } from './public-surface.mjs';

const storedFile = 'test/architecture/shared-interface.json';

/**
 * Checks that the elements of one release never use the runtime of another one with another interface. Bundles with the
 * same sharing key share a runtime on a page, so the first change after a release to a type of the runtime, of the
 * loader's facade or of a cached response, to a query key, or to the version of the query client needs another key. `UPDATE=1` stores the interface of a new release.
 *
 * @returns {{ findings: string[], summary: string }}
 */
export function checkSharedInterface() {
  const now = { release: lastRelease(readFileSync('CHANGELOG.md', 'utf8')), ...readInterface() };
  const summary = `${Object.keys(now.facts).length} members of the interface that versions share`;
  const stored = JSON.parse(readFileSync(storedFile, 'utf8'));
  if (process.env.UPDATE !== '1' || stored.release === now.release) return { findings: judgeInterface(stored, now), summary };
  writeFileSync(storedFile, `${JSON.stringify(now, null, 2)}\n`);
  return { findings: [], summary: `${summary}, stored` };
}

/**
 * @typedef {{ release: string, sharingKey: string, facts: Record<string, string> }} Interface facts: type by member
 * @param {Interface} stored that of the last release
 * @param {Interface} now
 * @returns {string[]} what has to be done
 */
export function judgeInterface(stored, now) {
  if (stored.release !== now.release) return [`${storedFile} counts from another release: UPDATE=1 node test/architecture/run.mjs stores what is there`];
  if (stored.sharingKey !== now.sharingKey) return [];
  const changes = compareSurfaces(stored.facts, now.facts).map(({ text }) => `the shared interface ${text}`);
  return changes.length > 0 ? [...changes, `${stored.release} shares its runtime: raise the number in sharingKey (src/platform/version.ts), and say so in CHANGELOG.md`] : [];
}

/** The sharing key, and the members of every type of ours by which one bundle uses objects of another. */
function readInterface() {
  const apiFiles = readdirSync('src/api').filter((name) => name.endsWith('.ts')).map((name) => join('src/api', name));
  const roots = ['src/platform/version.ts', 'src/shell/page-runtime.ts', 'src/shell/element-facade.ts', ...apiFiles];
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram([...roots, 'src/css.d.ts'], options);
  const checker = program.getTypeChecker();
  const walk = createWalk(checker);
  const exported = roots.flatMap((file) => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file))));
  for (const symbol of exported) {
    if (/^[a-z]\w*Query$/.test(symbol.name)) walk.visit(checker.getTypeOfSymbol(symbol).getCallSignatures()[0].getReturnType());
    if (['PageRuntimes', 'PageRuntime', 'ElementFacade'].includes(symbol.name)) walk.visit(checker.getDeclaredTypeOfSymbol(symbol));
  }
  const keys = apiFiles.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=queryKey: )\[.+?\]/g) ?? []);
  for (const key of keys) walk.facts.set(`query key ${key}`, '');
  walk.facts.set('@tanstack/query-core', JSON.parse(readFileSync('node_modules/@tanstack/query-core/package.json', 'utf8')).version);
  const key = exported.find(({ name }) => name === 'sharingKey');
  return { sharingKey: key.valueDeclaration.initializer.getText(), facts: Object.fromEntries([...walk.facts].sort()) };
}

/** Collects the members of a type and of all types of ours that they lead to. */
function createWalk(checker) {
  const seen = new Set();
  const facts = new Map();
  const write = (type, flags = 0) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | flags);
  const isOurs = (symbol) => symbol?.declarations?.some((node) => resolve(node.getSourceFile().fileName).startsWith(resolve('src')));
  const typeOf = (member) => checker.getTypeOfSymbol(member);

  function visit(type) {
    if (seen.has(type)) return;
    seen.add(type);
    const { aliasSymbol: alias, symbol } = type;
    const generic = (type.objectFlags ?? 0) & ts.ObjectFlags.Reference ? type.target : type;
    if (isOurs(alias)) facts.set(alias.name, write(type, ts.TypeFormatFlags.InTypeAlias));
    for (const part of [...(type.types ?? []), ...(generic !== type ? checker.getTypeArguments(type) : []), ...(type.aliasTypeArguments ?? [])]) visit(part);
    if (generic !== type) {
      visit(generic); // It is described once, with its parameters.
      return;
    }
    for (const member of checker.getPropertiesOfType(type)) {
      if (!isOurs(member)) continue;
      const owner = symbol?.name ?? '__type';
      if (owner !== '__type') facts.set(`${owner}.${member.name}`, `${member.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${write(typeOf(member))}`);
      visit(typeOf(member));
    }
    for (const signature of type.getCallSignatures()) {
      for (const parameter of signature.parameters) visit(typeOf(parameter));
      visit(signature.getReturnType());
    }
  }
  return { visit, facts };
}
