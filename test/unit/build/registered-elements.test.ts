import { beforeAll, describe, expect, test, vi } from 'vitest';
import { elementDeclarations } from '../../../build/element-declarations.ts';

/** The classes by tag, as the page got them. */
const registered = new Map<string, CustomElementConstructor & { readonly observedAttributes: readonly string[] }>();

beforeAll(async () => {
  vi.stubGlobal('__KFP_VERSION__', '0.0.0');
  vi.spyOn(customElements, 'define').mockImplementation((tag, constructor) => {
    registered.set(tag, Object.assign(constructor));
  });
  await import('../../../elements/runtime.ts');
  await Promise.all([
    import('../../../elements/claims-jump.ts'),
    import('../../../elements/cookie-consent.ts'),
    import('../../../elements/error-page.ts'),
    import('../../../elements/feedback.ts'),
    import('../../../elements/header.ts'),
    import('../../../elements/login.ts'),
    import('../../../elements/footer.ts'),
    import('../../../elements/navigation.ts'),
    import('../../../elements/offers.ts'),
    import('../../../elements/other-insurances.ts'),
    import('../../../elements/overview.ts'),
    import('../../../elements/portal.ts'),
    import('../../../elements/profile.ts'),
    import('../../../elements/purchase-entries.ts'),
    import('../../../elements/recommendations.ts'),
    import('../../../elements/session-warning.ts'),
    import('../../../elements/tasks.ts'),
    import('../../../elements/toasts.ts'),
  ]);
});

test('every registered element is published, and no other CF-12', () => {
  expect([...registered.keys()].sort()).toEqual(elementDeclarations.map(({ tag }) => tag).sort());
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
