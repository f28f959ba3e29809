/** The part of `@kfp/elements/testing` that works in a browser. */
import { http } from 'msw';
import { createHandlers } from './msw-handlers.mjs';

export { kfp } from './page-objects.mjs';
export { prepareJsdom } from './prepare-jsdom.mjs';

/** @type {typeof import('./testing.mjs').handlers} */
export const handlers = (options = {}) => createHandlers(http, options);

/** @type {typeof import('./testing.mjs').createMockServer} */
export async function createMockServer() {
  throw new Error('createMockServer() needs Node. In a browser handlers() of the same package does its work, with MSW.');
}
