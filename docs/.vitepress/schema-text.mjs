/** A name of the description that stands for a plain kind of value. */
const plain = new Set(['Text', 'Number', 'Amount', 'Flag']);

/**
 * A schema in the form of a TypeScript type, on one line. Null is left out: it counts as missing everywhere.
 *
 * @param {any} schema JSON Schema, or a reference to one of the components
 * @param {any} components of the OpenAPI description
 * @param {number} [levels] how many levels of named objects are written out
 * @returns {string}
 */
export function schemaText(schema, components, levels = 3) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    if (levels === 0 && !plain.has(name)) return name;
    return schemaText(components.schemas[name], components, plain.has(name) ? levels : levels - 1);
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.filter((value) => value !== null).map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => schemaText(one, components, levels)).join(' | ');
  const kinds = [schema.type].flat().filter((kind) => kind !== 'null' && kind !== undefined);
  return [...new Set(kinds.map((kind) => kindText(kind, schema, components, levels)))].join(' | ') || 'any';
}

function kindText(kind, schema, components, levels) {
  if (kind === 'integer') return 'number';
  if (kind === 'array') return `(${schemaText(schema.items ?? {}, components, levels)})[]`.replace(/^\((\{[^]*\}|\w+)\)\[\]$/, '$1[]');
  if (kind !== 'object') return kind;
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) =>
    `${name}${required.includes(name) ? '' : '?'}: ${schemaText(one, components, levels)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object';
}
