import { beforeAll, expect, test, vi } from 'vitest';

/** An element class as the page sees it. */
interface RegisteredClass {
  readonly observedAttributes: readonly string[];
}

const tags = ['kfp-runtime', 'kfp-offers', 'kfp-overview', 'kfp-portal'];

beforeAll(async () => {
  vi.stubGlobal('__KFP_VERSION__', '0.0.0');
  await import('../../../elements/runtime.ts');
  await Promise.all([
    import('../../../elements/offers.ts'),
    import('../../../elements/overview.ts'),
    import('../../../elements/portal.ts'),
  ]);
});

function registered(tag: string): RegisteredClass {
  return customElements.get(tag) as unknown as RegisteredClass;
}

test.each(tags)('CF-30 %s takes distributor and login-context', (tag) => {
  expect(registered(tag).observedAttributes).toEqual(expect.arrayContaining(['distributor', 'login-context']));
});
