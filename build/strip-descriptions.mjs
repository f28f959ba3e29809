const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const documentation = new RegExp(String.raw`\b(?:className|description|tsType):\s*${text}\s*,?`, 'g');
/** Blocks that only the published manifest and types read. */
const documentationBlock = /^ {2}(?:getters|methods|events|slots|parts|cssProperties): \{\n[\s\S]*?^ {2}\},\n/gm;
const declaration = /-(?:element|declaration|attributes)\.ts$/;

/** Descriptions and TypeScript types in element declarations are for the published manifest; customers do not download them. */
export function stripDescriptions() {
  return {
    name: 'strip-descriptions',
    transform(code, id) {
      if (!declaration.test(id) || id.includes('/platform/')) return null;
      const stripped = code.replace(documentationBlock, '').replace(documentation, '');
      // A description that is written in another way would stay, so it stops the build.
      if (/\b(?:className|description|tsType)\s*:/.test(stripped)) this.error(`${id} has a description that cannot be stripped`);
      return { code: stripped, map: null };
    },
  };
}
