import { beforeAll, describe, expect, test, vi } from 'vitest';
import { publishedElement } from '../../../build/published-element.ts';
import type { ElementDocumentation } from '../../../src/platform/element-declaration.ts';

declare global {
  interface ImportMeta {
    /** Vite's: what imports each file that fits, by its path. */
    glob(patterns: readonly string[]): Readonly<Record<string, () => Promise<unknown>>>;
  }
}

const exported = await Promise.all(Object.values(import.meta.glob(['../../../src/**/*-element.ts'])).map((load) => load()));
const documented = exported.flatMap((exports) => Object.values(exports as Readonly<Record<string, object>>)).filter(isDocumentation).map(publishedElement);

function isDocumentation(value: object): value is ElementDocumentation {
  return 'element' in value;
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
  expect(documented.map(({ tag }) => tag).sort()).toEqual([...registered.keys()].sort());
});

describe.each(documented)('$tag', ({ tag, attributes: all, properties, getters, methods }) => {
  // The browser gives every element this one; a published one says what else it means.
  const attributes = all.filter(({ attribute }) => attribute !== 'lang');
  const besideAttributes = attributes.map(({ property }) => property);

  test('takes distributor and login-context CF-30', () => {
    expect(registered.get(tag)?.observedAttributes).toEqual(expect.arrayContaining(['distributor', 'login-context']));
  });

  test('observes the attributes that are published, and no other CF-12', () => {
    const published = attributes.map(({ attribute }) => attribute);
    expect([...(registered.get(tag)?.observedAttributes ?? [])].sort()).toEqual(published.sort());
  });

  test('has the properties and methods that are published, each writable or not as it says CF-12', () => {
    const prototype: object = registered.get(tag)?.prototype as object;
    const writable = Object.fromEntries(
      [...besideAttributes, ...Object.keys(properties), ...Object.keys(getters)].map((name) => [
        name,
        Object.getOwnPropertyDescriptor(prototype, name)?.set !== undefined,
      ]),
    );
    expect(writable).toEqual({
      ...Object.fromEntries(besideAttributes.map((name) => [name, true])),
      ...Object.fromEntries(Object.keys(properties).map((name) => [name, true])),
      ...Object.fromEntries(Object.keys(getters).map((name) => [name, false])),
    });
    for (const name of Object.keys(methods)) expect(Reflect.get(prototype, name)).toBeTypeOf('function');
  });

  test('has no public member that is not published CF-12', () => {
    const ofPlatform = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback', 'attachShadow'];
    const own = Object.getOwnPropertyNames(registered.get(tag)?.prototype ?? {});
    const published = [...besideAttributes, ...Object.keys(properties), ...Object.keys(getters), ...Object.keys(methods)];
    expect(own.filter((name) => !ofPlatform.includes(name)).sort()).toEqual(published.sort());
  });
});
