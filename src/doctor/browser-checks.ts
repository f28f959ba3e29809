import type { PageFacts, Problem } from './page-facts.ts';

export function findBlockedCookies({ hasCookies }: PageFacts): readonly Problem[] {
  return hasCookies ? [] : [{
    what: 'The browser keeps no cookies of this page, so there is no XSRF-TOKEN and no answer about cookies is kept',
    mend: 'Do not show the page in a frame of another site or with sandbox; allow cookies in the browser',
  }];
}

export function findBlockedStorage({ hasStorage }: PageFacts): readonly Problem[] {
  return hasStorage ? [] : [{
    what: 'The browser refuses sessionStorage or localStorage, so the market source and events that wait are lost with the page',
    mend: 'Do not show the page in a frame of another site or with sandbox; in a webview, switch DOM storage on',
  }];
}

export function findRefusedResponses({ session }: PageFacts): readonly Problem[] {
  return !session?.isRefused ? [] : [{
    what: 'The API is on another origin, which does not let this page read session-status',
    mend: 'Have it answer OPTIONS, and send Access-Control-Allow-Origin with the origin of the page and Access-Control-Allow-Headers: X-Requested-By, traceparent',
  }];
}

/** Finds an API that is not there. What it answers to a page without a customer, such as 401, is no mistake. */
export function findWrongResponses({ session }: PageFacts): readonly Problem[] {
  if (!session || session.isRefused) return [];
  const { url, hasResponse, status, isObject } = session;
  const what = !hasResponse ? 'is not answered'
    : status === 0 ? 'is answered with a redirect, which the elements do not follow'
    : status === 404 || status === 405 || status >= 500 ? `is answered with ${status}`
    : status >= 200 && status < 300 && status !== 204 && !isObject ? 'is answered with something that is not JSON, often a page'
    : undefined;
  return what === undefined ? [] : [{ what: `${url} ${what}, so no element can show data`, mend: 'Name the origin of the API in kfpApiHost, or have the server of the page forward /api/privat/forsikring to the API; check also that the API runs' }];
}

export function findHiddenExpiry({ session }: PageFacts): readonly Problem[] {
  if (!session?.isOtherOrigin || !session.isLoggedIn || session.hasExpiry) return [];
  return [{ what: `No response of the API lets this page read ${session.expiryHeader}, so nobody is warned before the session ends`, mend: `Have the API send ${session.expiryHeader}, and Access-Control-Expose-Headers: ${session.expiryHeader}` }];
}

export function findMissingExpiry({ session }: PageFacts): readonly Problem[] {
  if (!session || session.isOtherOrigin || !session.isLoggedIn || session.hasExpiry) return [];
  return [{ what: `session-status has no ${session.expiryHeader} that is a number of seconds, so nobody is warned before the session ends`, mend: `Have the API send ${session.expiryHeader}: <seconds> with each response, or name its header in sessionExpiryHeader of the configuration` }];
}

export function findOldResponses({ session }: PageFacts): readonly Problem[] {
  if (!session?.isStored) return [];
  return [{ what: 'A service worker or a cache answers session-status: an old response came again', mend: 'Leave /api/ out of the service worker, and have the API send Cache-Control: no-store' }];
}
