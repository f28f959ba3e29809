import { beforeAll, describe, expect, test, vi } from 'vitest';
import { elementDeclarations } from '../../../build/element-declarations.ts';

declare global {
  interface ImportMeta {
    /** Vite's: what imports each file that fits, by its path. */
    glob(patterns: readonly string[]): Readonly<Record<string, () => Promise<unknown>>>;
  }
}

/** The classes by tag, as the page got them. */
const registered = new Map<string, CustomElementConstructor & { readonly observedAttributes: readonly string[] }>();

beforeAll(async () => {
  vi.stubGlobal('__KFP_VERSION__', '0.0.0');
  vi.spyOn(customElements, 'define').mockImplementation((tag, constructor) => {
    registered.set(tag, Object.assign(constructor));
  });
  for (const load of Object.values(import.meta.glob(['../../../elements/*.ts', '!**/kfp.ts']))) await load();
});

test('every registered element is published, and no other CF-12', () => {
  const advice = 'The list is at the end of build/element-declarations.ts.';
  expect(elementDeclarations.map(({ tag }) => tag).sort(), advice).toEqual([...registered.keys()].sort());
});

describe.each(elementDeclarations)('$tag', ({ tag, attributes, properties = {}, getters = {}, methods = {} }) => {
  test('takes distributor and login-context CF-30', () => {
    expect(registered.get(tag)?.observedAttributes).toEqual(expect.arrayContaining(['distributor', 'login-context']));
  });

  test('observes the attributes that are published, and no other CF-12', () => {
    const published = Object.values(attributes).map(({ attribute }) => attribute);
    expect([...(registered.get(tag)?.observedAttributes ?? [])].sort()).toEqual(published.sort());
  });

  test('has the properties and methods that are published, each writable or not as it says CF-12', () => {
    const prototype: object = registered.get(tag)?.prototype as object;
    const writable = Object.fromEntries(
      [...Object.keys(attributes), ...Object.keys(properties), ...Object.keys(getters)].map((name) => [
        name,
        Object.getOwnPropertyDescriptor(prototype, name)?.set !== undefined,
      ]),
    );
    expect(writable).toEqual({
      ...Object.fromEntries(Object.keys(attributes).map((name) => [name, true])),
      ...Object.fromEntries(Object.keys(properties).map((name) => [name, true])),
      ...Object.fromEntries(Object.keys(getters).map((name) => [name, false])),
    });
    for (const name of Object.keys(methods)) expect(Reflect.get(prototype, name)).toBeTypeOf('function');
  });

  test('has no public member that is not published CF-12', () => {
    const ofPlatform = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback', 'attachShadow'];
    const own = Object.getOwnPropertyNames(registered.get(tag)?.prototype ?? {});
    const published = [...Object.keys(attributes), ...Object.keys(properties), ...Object.keys(getters), ...Object.keys(methods)];
    expect(own.filter((name) => !ofPlatform.includes(name)).sort()).toEqual(published.sort());
  });
});
