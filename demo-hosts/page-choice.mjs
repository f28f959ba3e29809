import { customers } from '../testing/customers/customers.mjs';
import { parseScenario } from '../testing/api/scenarios.mjs';

/** Distributor codes of the elements. */
export const distributors = ['sb1', 'eika', 'fana', 'sbm', 'dnb', 'fremtind', 'none'];
/** Login contexts that the elements know. Any other text means the insurer's own site. */
export const loginContexts = ['NETTBANK', 'MOBILBANK', 'MOBILBANK_DNB'];
/** Names of the elements' languages. @type {Record<string, string>} */
export const languages = { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' };

/**
 * @typedef {object} PageChoice the choices in the address of a demo page; undefined without a choice
 * @property {string | undefined} distributor
 * @property {string | undefined} loginContext
 * @property {string | undefined} customer
 * @property {string | undefined} scenario
 * @property {string | undefined} language of the elements; the page's own texts do not change
 * @property {'dark' | 'light'} theme
 * @property {string[]} problems one Norwegian line for each unknown value
 */

/**
 * @param {URLSearchParams} query
 * @returns {PageChoice}
 */
export function readPageChoice(query) {
  const read = (/** @type {string} */ name) => query.get(name)?.trim() || undefined;
  const choice = {
    distributor: read('distributor'),
    loginContext: read('loginContext'),
    customer: read('customer'),
    scenario: read('scenario'),
    language: read('lang'),
    theme: /** @type {'dark' | 'light'} */ (read('theme') === 'dark' ? 'dark' : 'light'),
  };
  return { ...choice, problems: findProblems(choice) };
}

/** @param {Omit<PageChoice, 'problems'>} choice */
function findProblems({ distributor, loginContext, customer, scenario, language }) {
  const problems = [];
  if (distributor !== undefined && !distributors.includes(distributor)) {
    problems.push(`Distributøren «${distributor}» finnes ikke.`);
  }
  if (loginContext !== undefined && !/^\w{1,40}$/.test(loginContext)) {
    problems.push(`Innloggingskonteksten «${loginContext}» kan ikke brukes.`);
  }
  if (customer !== undefined && !Object.hasOwn(customers, customer)) {
    problems.push(`Kunden «${customer}» finnes ikke.`);
  }
  if (language !== undefined && !Object.hasOwn(languages, language)) problems.push(`Språket «${language}» finnes ikke.`);
  for (const name of parseScenario(scenario ?? '').unknown) problems.push(`Scenarioet «${name}» finnes ikke.`);
  return problems;
}
