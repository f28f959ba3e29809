import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { minify } from 'terser';

/** Minified, a chunk begins with its imports and ends with its exports. */
const imports = /^(?:import[^;]*;)*/;
const importList = /\{([^}]*)\}from"([^"]*)"/g;
const exportList = /export\{([^}]*)\};?\s*$/;

/**
 * Lets minified chunks say `export{a,b}` and `import{a,b}` where rollup and terser, which each choose names of their
 * own, say `export{x as a,y as b}` and `import{a as m,b as n}`: 1 to 3 % less to load. What an `import()` may ask for
 * keeps the name that the source gives it.
 */
export function shortImports() {
  return {
    name: 'short-imports',
    // The names of files tell what is in them, and rollup has made them by then.
    augmentChunkHash: () => readFileSync(new URL(import.meta.url), 'utf8'),
    async generateBundle(_options, bundle) {
      /** By file: the new names of its exports by the old ones. */
      const renamed = new Map();
      for (const chunk of importedFirst(bundle)) {
        const kept = keptNames(chunk, (id) => this.getModuleInfo(id));
        const code = await withImportedNames(chunk, renamed);
        const exported = specifiers(exportList.exec(code)?.[1] ?? '');
        if (exported.length !== chunk.exports.length) this.error(`${chunk.fileName} does not end with its exports`);
        const names = new Map(exported.map(([local, name]) => [name, kept.includes(name) ? name : local]));
        const list = exported.map(([local, name]) => specifier(local, names.get(name)));
        chunk.code = code.replace(exportList, () => `export{${[...new Set(list)].join(',')}};\n`);
        renamed.set(chunk.fileName, names);
      }
    },
  };
}

/** The names of exports that an `import()` may ask for. */
function keptNames({ exports, facadeModuleId, moduleIds }, infoOf) {
  // Where others import from such a chunk too, rollup asks for a module by a short name, as an object.
  const isAskedFor = moduleIds.some((id) => infoOf(id).dynamicImporters.length > 0);
  if (isAskedFor) return exports;
  return facadeModuleId ? infoOf(facadeModuleId).exports : [];
}

/** The chunks of a bundle, each after those that it imports. */
function importedFirst(bundle) {
  const ordered = new Set();
  const add = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || ordered.has(chunk)) return;
    chunk.imports.forEach(add);
    ordered.add(chunk);
  };
  Object.keys(bundle).forEach(add);
  return ordered;
}

/** Imports by the new names, which are the names inside the chunk too unless two files use one for different things. */
async function withImportedNames({ code, fileName }, renamed) {
  /** As terser keeps them: what a variable of the chunk is to be called, by what it is called, after a dollar sign. */
  const props = {};
  const inUse = new Set();
  const rename = (statement, list, path) => {
    const names = renamed.get(posix.join(posix.dirname(fileName), path));
    if (!names) return statement;
    const imported = specifiers(list).map(([name, local]) => {
      const newName = names.get(name);
      // Words are longer than what terser chooses.
      if (newName.length < 4 && !inUse.has(newName)) props[`$${local}`] = newName;
      inUse.add(newName);
      return specifier(newName, local);
    });
    return `{${imported.join(',')}}from"${path}"`;
  };
  const renamedCode = code.replace(imports, (head) => head.replace(importList, rename));
  const options = { module: true, ecma: 2020, compress: false, format: { comments: false } };
  return (await minify(renamedCode, { ...options, nameCache: { vars: { props } } })).code;
}

/** `a as b,c` as `[['a', 'b'], ['c', 'c']]`. */
function specifiers(list) {
  return list.split(',').filter(Boolean).map((one) => one.trim().split(' as ')).map(([name, alias = name]) => [name, alias]);
}

function specifier(name, alias) {
  return name === alias ? name : `${name} as ${alias}`;
}
