import ts from 'typescript';

/** What names a test, also with a table or an option: `test`, `test.each(…)`, `it.skip`. */
const namers = new Set(['test', 'it', 'describe']);

/**
 * Where a file speaks to its readers: comments and titles of tests, or all of a document.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{ start: number, end: number }[]} places in the text
 */
export function proseOf(path, text) {
  if (path.endsWith('.md')) return [{ start: 0, end: text.length }];
  if (path.endsWith('.css')) return matches(text, /\/\*[^]*?\*\//g);
  if (path.endsWith('.html')) return matches(text, /<!--[^]*?-->/g);
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const comments = new Map();
  const titles = [];
  const visit = (node) => {
    const ranges = [ts.getLeadingCommentRanges(text, node.getFullStart()), ts.getTrailingCommentRanges(text, node.end)];
    for (const { pos, end } of ranges.flatMap((found) => found ?? [])) comments.set(pos, { start: pos, end });
    const title = ts.isCallExpression(node) && isNamer(node.expression) ? node.arguments[0] : undefined;
    if (title && !ts.isArrayLiteralExpression(title)) titles.push({ start: title.getStart(file), end: title.end });
    for (const child of node.getChildren(file)) if (child.kind !== ts.SyntaxKind.JSDoc) visit(child);
  };
  visit(file);
  return [...comments.values(), ...titles];
}

function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function isNamer(node) {
  if (ts.isIdentifier(node)) return namers.has(node.text);
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return isNamer(node.expression);
  return false;
}
