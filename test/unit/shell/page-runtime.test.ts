import { afterEach, expect, test } from 'vitest';
import { majorVersion } from '../../../src/platform/version.ts';
import { providePageRuntime } from '../../../src/shell/create-page-runtime.ts';
import { pageKey, sharesWithFirst } from '../../../src/shell/page-runtime.ts';

const page = globalThis as { [pageKey]?: object };
const before = page[pageKey];
afterEach(() => void Object.assign(page, { [pageKey]: before }));

test.each([[`${String(majorVersion)}.99.1`, true], [`${String(majorVersion + 1)}.0.0`, false]])('the version %s, which came first, shares its runtime: %s', (first, isShared) => {
  Reflect.deleteProperty(page, pageKey);
  providePageRuntime();
  page[pageKey] = Object.assign(page[pageKey] ?? {}, { first });
  expect(sharesWithFirst()).toBe(isShared);
});
