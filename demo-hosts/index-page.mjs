import { readFile } from 'node:fs/promises';
import { bankConfig } from './banks.mjs';
import { customers } from '../testing/customers/customers.mjs';
import { escapeHtml } from './escape-html.mjs';
import { distributors, languages, loginContexts } from './page-choice.mjs';
import { pageReply } from './reply.mjs';
import { endpointNames, faultKinds, generalScenarios } from '../testing/api/scenarios.mjs';

const hosts = [
  { path: '/demo/online-bank/', name: 'Nettbank', text: 'Oversikt og tilbud i en nettbankside' },
  { path: '/demo/mobile-bank/', name: 'Mobilbank', text: 'Tilbud i en webvisning i appen' },
  { path: '/demo/own-routes/', name: 'Egen ruter', text: 'En bank som følger lenkene med sin egen ruter' },
  { path: '/privat/forsikring/oversikt', name: 'Portal', text: 'Hele portalen på egen side' },
];

const failedCalls = { path: '/demo/failed-calls/', name: 'Feil', text: 'Hver feil ved siden av kallet i loggen, for utviklere' };

const analytics = { path: '/demo/analytics/', name: 'Analyse', text: 'Hendelsene som er sendt, for utviklere' };

/** @type {Record<string, string>} */
const contextTexts = { NETTBANK: 'i nettbanken', MOBILBANK: 'i appen til en bank', MOBILBANK_DNB: 'i appen til dnb' };

const docs = { path: '/docs/', name: 'Dokumentasjon', text: 'Alt om elementene, på engelsk' };

const gallery = { path: '/demo/gallery/', name: 'Galleri', text: 'Hvert element i hver tilstand, for utviklere' };

/**
 * The index of the demo hosts, which also answers an address with unknown values.
 * @param {number} status
 * @param {string[]} problems
 */
export async function indexReply(status, problems = []) {
  const template = await readFile(new URL('common/index.html', import.meta.url), 'utf8');
  /** @type {Record<string, string>} */
  const parts = {
    problems: problems.length > 0 ? problemBox(problems) : '',
    hosts: [...hosts, gallery, analytics, failedCalls, docs].map(hostItem).join(''),
    customers: Object.entries(customers).map(([name, { description }]) =>
      choiceRow('customer', name, description)).join(''),
    scenarios: Object.entries(generalScenarios).map(([name, text]) => choiceRow('scenario', name, text)).join(''),
    faults: Object.entries(faultKinds).map(([name, text]) => `<li><code>-${name}</code> ${text}</li>`).join(''),
    endpoints: endpointNames.map(endpointItem).join(''),
    distributors: distributors.map((name) => choiceRow('distributor', name, bankConfig(name).contactInfo.navn)).join(''),
    languages: Object.entries(languages).map(([name, text]) => choiceRow('lang', name, text)).join(''),
    contexts: loginContexts.map((name) => choiceRow('loginContext', name, contextTexts[name] ?? '')).join(''),
  };
  // One pass, as a value from the address may look like a placeholder.
  const page = template.replace(/\{\{(\w+)\}\}/g, (whole, name) => parts[name] ?? whole);
  return pageReply(status, page);
}

/** @param {string[]} problems */
const problemBox = (problems) =>
  `<div class="problems" role="alert"><h2>Adressen ber om noe som ikke finnes</h2><ul>${
    problems.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul><p>Her er alt som finnes:</p></div>`;

/** @param {{ path: string, name: string, text: string }} host */
const hostItem = ({ path, name, text }) =>
  `<li><a class="host" href="${path}"><strong>${name}</strong><span>${text}</span><code>${path}</code></a></li>`;

/** A row with one link per host. @param {string} parameter @param {string} value @param {string} text */
const choiceRow = (parameter, value, text) =>
  `<tr><th scope="row"><code>${value}</code></th><td>${text}</td><td class="links">${hosts.map(({ path, name }) =>
    `<a href="${path}?${parameter}=${value}" aria-label="${name} med ${value}">${name}</a>`).join(' ')}</td></tr>`;

/** @param {string} name */
const endpointItem = (name) => `<li><a href="/demo/online-bank/?scenario=${name}-500"><code>${name}</code></a></li>`;
