import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What may be asked for when a function runs, never while the module loads. */
const pageGlobals = new Set([
  ...['document', 'window', 'self', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'customElements'],
  ...['Intl', 'fetch', 'matchMedia', 'addEventListener', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
  ...['queueMicrotask', 'performance', 'crypto'],
]);

/**
 * @typedef {object} Source
 * @property {string} path
 * @property {number} lines
 * @property {{ name: string, line: number, lines: number }[]} functions
 * @property {string[]} internalImports
 * @property {{ line: number, what: string }[]} forbidden `any`, `!`, default exports, silenced compiler errors
 * @property {{ line: number, what: string }[]} importTime work that the module does while it loads
 */

/**
 * Reads one module as the compiler sees it.
 *
 * @param {string} path
 * @returns {Source}
 */
export function readSource(path) {
  const text = readFileSync(path, 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position) => file.getLineAndCharacterOfPosition(position).line + 1;
  const source = {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    functions: [],
    internalImports: [],
    forbidden: [...text.matchAll(/@ts-(ignore|nocheck|expect-error)/g)].map((match) => ({
      line: lineOf(match.index),
      what: match[0],
    })),
    importTime: [],
  };
  for (const statement of file.statements) readStatement(statement, source, lineOf);
  const visit = (node) => {
    if (isFunction(node) && node.body) {
      const line = lineOf(node.getStart(file));
      source.functions.push({ name: nameOf(node), line, lines: lineOf(node.end) - line + 1 });
    }
    const what = forbiddenKind(node);
    if (what) source.forbidden.push({ line: lineOf(node.getStart(file)), what });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

function readStatement(statement, source, lineOf) {
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
    const specifier = statement.moduleSpecifier?.text;
    const isInternal = specifier?.startsWith('.') && !/\.css(\?|$)/.test(specifier);
    // A module whose types are imported apart from its values is one module.
    if (isInternal && !source.internalImports.includes(specifier)) source.internalImports.push(specifier);
    return;
  }
  const report = (node, what) => source.importTime.push({ line: lineOf(node.getStart()), what });
  if (!isDeclaration(statement)) return report(statement, 'a statement that runs');
  visitImportTime(statement, report);
}

/** Walks what runs while the module loads: everything but the bodies of functions and of what classes make per instance. */
function visitImportTime(node, report) {
  if (isFunction(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
  if (ts.isPropertyDeclaration(node) && !isStatic(node)) return;
  if (ts.isNewExpression(node) && !isEmptyCollection(node)) report(node, `new ${node.expression.getText()}`);
  if (ts.isIdentifier(node) && pageGlobals.has(node.text) && isReference(node)) report(node, node.text);
  ts.forEachChild(node, (child) => visitImportTime(child, report));
}

/** An empty collection does nothing on the page, and bundlers drop one that is not used. */
function isEmptyCollection({ expression, arguments: values }) {
  return /^(?:Weak)?(?:Map|Set)$/.test(expression.getText()) && values.length === 0;
}

function isStatic(node) {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true;
}

/** A name that reads a variable, not one that names a property, a declaration or a key. */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node) && !('name' in parent && parent.name === node);
}

function isDeclaration(node) {
  return (
    ts.isVariableStatement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isExportAssignment(node)
  );
}

function isFunction(node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isGetAccessor(node) ||
    ts.isSetAccessor(node)
  );
}

function nameOf(node) {
  if (node.name) return node.name.getText();
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'a function';
}

function forbiddenKind(node) {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  if (ts.isNonNullExpression(node)) return 'a non-null !';
  if (ts.isEnumDeclaration(node)) return 'an enum';
  if (ts.isExportAssignment(node)) return 'a default export';
  if (node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent)) return 'a default export';
  return undefined;
}
