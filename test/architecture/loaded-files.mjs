import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';

/**
 * Tells what a page loads from a built bundle. Files are read, not believed: sizes and imports come from their text.
 *
 * @param {string} distFolder
 */
export function createLoadedFiles(distFolder) {
  const known = new Map();

  function read(file) {
    const stored = known.get(file);
    if (stored) return stored;
    const bytes = readFileSync(posix.join(distFolder, file));
    const imports = staticImports(bytes.toString('utf8')).map((specifier) => resolve(file, specifier));
    const late = dynamicImports(bytes.toString('utf8')).map((specifier) => resolve(file, specifier));
    const one = { brotli: brotliCompressSync(bytes).length, imports, late };
    known.set(file, one);
    return one;
  }

  /**
   * @param {string[]} entries
   * @param {string[]} [late] how the names of those dynamic imports begin that are loaded too
   * @returns {string[]} the entries, all that they import statically, and what of the rest is asked for
   */
  function withImports(entries, late = []) {
    const loaded = new Set();
    const isLate = (file) => late.some((start) => file.startsWith(start));
    const add = (file) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const one = read(file);
      one.imports.forEach(add);
      one.late.filter(isLate).forEach(add);
    };
    entries.forEach(add);
    return [...loaded];
  }

  return {
    withImports,
    /** @param {string} file @returns {number} bytes as sent to a browser that takes brotli */
    brotli: (file) => read(file).brotli,
  };
}

function resolve(file, specifier) {
  if (!/^\.{0,2}\//.test(specifier)) throw new Error(`${file} imports '${specifier}', which no browser can resolve`);
  return specifier.startsWith('/') ? specifier.replace(/^\/dist\//, '') : posix.join(posix.dirname(file), specifier);
}

function staticImports(text) {
  const { statements } = ts.createSourceFile('bundle.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  return statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** Bundlers write what a module imports dynamically as a plain string. */
function dynamicImports(text) {
  return [...text.matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(([, specifier]) => specifier);
}
