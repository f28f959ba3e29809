/** What a bank's tests need: `@kfp/elements/testing` on Node. */
export { createMockServer } from './mock-server.mjs';
export { handlers } from './msw-on-node.mjs';
export { kfp } from './page-objects.mjs';
export { prepareJsdom } from './prepare-jsdom.mjs';
