/** `@kfp/elements/testing` on Node: the test kit for a bank's tests. */
export { createMockServer } from './mock-server.mjs';
export { handlers } from './msw-on-node.mjs';
export { kfp } from './page-objects.mjs';
export { prepareJsdom } from './prepare-jsdom.mjs';
