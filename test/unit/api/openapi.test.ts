// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import openApi from '../../../testing/openapi.json';
import { answering, answeringJson, createFakeBackend, createPlainQueryClient } from './fake-backend.ts';
import { reads } from './read-cases.ts';
import { writes } from './write-cases.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<Record<string, { readonly $ref: string }>>;
}

const operations = Object.entries(openApi.paths as unknown as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })));

/** The operation of a call. @param path without the prefix, with its query */
function operationOf(method: string, path: string) {
  const [address = ''] = path.split('?');
  return operations.find((one) => one.method === method && new RegExp(`^/${one.path.slice(1).replace(/{\w+}/, '[^/]+')}$`).test(`/${address}`));
}

const ajv = new Ajv2020({ strict: false, schemas: { api: openApi } });
/** Whether a value is what a part of the description says. */
const fits = (reference: string, value: unknown) => ajv.validate({ $ref: `api${reference}` }, value);

const lookUp = (reference: string): unknown =>
  reference.split('/').slice(1).reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], openApi);

function schemaOfResponse({ responses }: Operation): Schema | undefined {
  const response = responses['200'] && (lookUp(responses['200'].$ref) as { content: { 'application/json': { schema: Schema } } });
  return response?.content['application/json'].schema;
}

/** One value of each type that a schema allows; whole objects come with every field, with each field as null where it may be, and with no field but the required ones. */
function valuesOf(schema: Schema): unknown[] {
  if (schema.$ref) return valuesOf({ ...(lookUp(schema.$ref) as Schema) });
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  const types = [schema.type ?? ['string', 'object', 'null']].flat();
  return types.flatMap((type) => valuesOfType(type, schema));
}

function valuesOfType(type: string, schema: Schema): unknown[] {
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valuesOf(field)] as const);
    const most = Math.max(0, ...fields.map(([, values]) => values.length));
    // Field by field through its values, not every combination.
    const whole = Array.from({ length: most }, (_, index) => Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])));
    const nulls = Object.fromEntries(fields.flatMap(([name, values]) => (values.includes(null) ? [[name, null]] : [[name, values[0]]])));
    const least = Object.fromEntries((schema.required ?? []).map((name) => [name, whole[0]?.[name]]));
    return [...whole, nulls, ...(Object.keys(least).length < (schema.minProperties ?? 0) ? [] : [least])];
  }
  if (type === 'array') {
    const items = valuesOf(schema.items ?? {});
    return schema.minItems === undefined ? [items, []] : [Array.from({ length: schema.minItems }, (_, index) => items[index % items.length])];
  }
  if (type === 'string') return [schema.format === 'date' ? '2026-12-31' : 'Tekst'];
  if (type === 'integer') return [7];
  if (type === 'number') return [12.5];
  return type === 'boolean' ? [true, false] : [null];
}

/** The fields of a value that a schema does not describe, by their path. Values of another type than described have none. */
function undescribed(value: unknown, schema: Schema, path: string): string[] {
  if (schema.$ref) return undescribed(value, lookUp(schema.$ref) as Schema, path);
  if (schema.anyOf) {
    const found = schema.anyOf.map((one) => undescribed(value, one, path));
    return found.find(({ length }) => length === 0) ?? found[0] ?? [];
  }
  if (Array.isArray(value)) return schema.items ? value.flatMap((item) => undescribed(item, schema.items as Schema, path)) : [];
  if (typeof value !== 'object' || value === null || !schema.properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name];
    return field ? undescribed(inner, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}

describe('TK-09', () => {
  test('every call that the elements make is described, and no other', () => {
    const made = [...reads.map(({ path }) => operationOf('GET', path)), ...writes.map(({ method, path }) => operationOf(method, path))];
    expect(made).not.toContain(undefined);
    expect([...new Set(made.map((one) => one?.operationId))].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  test.each(reads)('each field that is read of $path is described', ({ path, response }) => {
    const schema = schemaOfResponse(operationOf('GET', path) as Operation);
    expect(undescribed(response, schema as Schema, path)).toEqual([]);
  });

  const paths = [...new Map(reads.map((one) => [one.path, one])).values()];
  test.each(paths)('whatever the description allows of $path is read', async ({ path, fetch }) => {
    const schema = schemaOfResponse(operationOf('GET', path) as Operation);
    const values = valuesOf(schema as Schema);
    expect(values.length).toBeGreaterThan(1);
    for (const value of values) {
      const { client, reports } = createFakeBackend(answeringJson(value));
      expect(await fetch(createPlainQueryClient(), client), JSON.stringify(value)).toBeDefined();
      expect(reports, JSON.stringify(value)).toEqual([]);
    }
  });

  test.each(writes)('$name sends what is described, and takes what may be answered', async ({ method, path, send }) => {
    const operation = operationOf(method, path) as Operation;
    const schema = schemaOfResponse(operation);
    const responses = schema ? valuesOf(schema).filter((value) => fits(schema.$ref ?? '', value)) : [undefined];
    for (const response of responses) {
      const { client, sent } = createFakeBackend(schema ? answeringJson(response) : answering(null, { status: 204 }));
      await send(client);
      const wanted = operation.requestBody?.content['application/json'].schema.$ref;
      const [request] = sent;
      if (wanted === undefined) expect(request?.body).toBe('');
      else expect(fits(wanted, JSON.parse(request?.body ?? ''))).toBe(true);
    }
  });
});
