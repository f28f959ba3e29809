import { createRequire } from 'node:module';
import { createHandlers } from './msw-handlers.mjs';

/** @type {typeof import('./testing.mjs').handlers} */
export const handlers = (options = {}) => createHandlers(requireMsw().http, options);

/** MSW is an optional package, so it is loaded only on use. @returns {typeof import('msw')} */
function requireMsw() {
  try {
    return createRequire(import.meta.url)('msw');
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || cause.code !== 'MODULE_NOT_FOUND') throw cause;
    throw new Error('handlers() needs the package msw: npm install --save-dev msw', { cause });
  }
}
