import { analyticsHost } from './analytics.mjs';
import { bankConfig } from './banks.mjs';
import { distributorConfig } from './distributor-config.mjs';
import { errorServiceDsn } from './error-reports.mjs';
import { flagsConfig } from './flags.mjs';
import { readPageChoice } from './page-choice.mjs';

/**
 * The script that sets `window.kfpConfig` for the page that loads it. The address of the page names the distributor and the
 * language. The default distributor is that of the session.
 * @param {import('node:http').IncomingHttpHeaders} headers the referer is the address of the page
 * @param {import('../testing/api/sessions.mjs').Session | undefined} session
 * @returns {import('./reply.mjs').Reply}
 */
export function hostConfigReply({ referer, host = '' }, session) {
  const query = queryOf(referer);
  const { distributor, language } = readPageChoice(query);
  const asked = { ...flagsConfig(query), ...(language && { language }) };
  // The page of the portal has no text of its own. The pages of the demo banks are Norwegian around the elements.
  const pageLanguage = language && !referer?.includes('/demo/') ? `document.documentElement.lang = ${JSON.stringify(language)};\n` : '';
  return {
    status: 200,
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
    body: pageLanguage + hostConfigScript(distributor ?? session?.distributor ?? 'none', host, session, asked),
  };
}

/** @param {string | undefined} address */
function queryOf(address = '') {
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at));
}

/** @param {string} distributor @param {string} host @param {import('../testing/api/sessions.mjs').Session | undefined} session @param {object} asked what the address asks for */
function hostConfigScript(distributor, host, session, asked) {
  const config = {
    ...bankConfig(distributor),
    analytics: { token: 'demo', apiHost: analyticsHost },
    ...distributorConfig(distributor, errorServiceDsn(host)),
    ...asked,
    // At other banks the first response of the API says when the session ends.
    ...(distributor === 'dnb' && session?.expiresAt ? { sessionTimeout: session.expiresAt } : {}),
  };
  const helper = distributor === 'sb1' ? optInHelper : '';
  return `window.kfpConfig = ${JSON.stringify(config, null, 2)};\n${helper}`;
}

/** A stand-in for the helper that this bank shares between its pages. It returns the answer in the consent cookie. */
const optInHelper = `window.kfpOptIn = {
  getStatus() {
    const [, answer] = /"statistics":"(accepted|denied)"/.exec(decodeURIComponent(document.cookie)) ?? [];
    return { accepted: 'OPTED_IN', denied: 'OPTED_OUT' }[answer];
  },
};
`;
