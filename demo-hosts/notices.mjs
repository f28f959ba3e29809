import { readFile } from 'node:fs/promises';
import { escapeHtml } from './escape-html.mjs';
import { pageReply } from './reply.mjs';
import { returnPath } from './return-path.mjs';

/**
 * @typedef {object} Notice
 * @property {string} title
 * @property {string[]} lines
 * @property {boolean} [isLoggedOut] opening the page logs the customer out
 * @property {Array<{ href: string, text: string }>} links
 */

const logInAgain = { href: '/demo/login/', text: 'Logg inn igjen' };
const home = { href: '/', text: 'Alle demosidene' };
const portal = { href: '/privat/forsikring/oversikt', text: 'Til forsikringsoversikten' };

/** Pages to which the demo sends a customer, by path. @type {Record<string, Notice>} */
export const notices = {
  '/demo/logged-out/': {
    title: 'Du er logget ut',
    isLoggedOut: true,
    lines: ['Takk for besøket. Lukk nettleseren hvis andre bruker denne maskinen.'],
    links: [logInAgain, home],
  },
  '/demo/timed-out/': {
    title: 'Økten er utløpt',
    isLoggedOut: true,
    lines: ['Av sikkerhetshensyn ble du logget ut fordi du ikke har gjort noe på en stund.'],
    links: [logInAgain, home],
  },
  '/demo/login/done/': {
    title: 'Du er logget inn',
    lines: ['Siden rundt denne rammen vises nå.'],
    links: [portal],
  },
  '/demo/partner/': {
    title: 'Partnerbanken',
    lines: ['Her ville banken som har solgt forsikringen, vist detaljene.'],
    links: [portal, home],
  },
};

/**
 * A notice whose login link leads back to the previous page of the customer.
 * @param {Notice} notice
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Notice}
 */
export const noticeWithReturn = (notice, headers) => ({
  ...notice,
  links: notice.links.map((link) =>
    link === logInAgain ? { ...link, href: `${link.href}?${new URLSearchParams({ return: returnPath(headers) })}` } : link),
});

/** The page for a path of the insurer that the demo does not have. @param {string} path @returns {Notice} */
export const outsideNotice = (path) => ({
  title: 'Her slutter demoen',
  lines: ['Denne siden hører til en annen del av forsikringsselskapets nettsted:', path],
  links: [portal, home],
});

/** The page of the claims system, which shows the received fields. @param {URLSearchParams} fields @returns {Notice} */
export const claimsNotice = (fields) => ({
  title: 'Skadesaker',
  lines: [
    fields.has('jumpSst') ? 'Her ville sakene dine vært. Dette kom med deg:' : 'Du kom hit uten å være logget inn.',
    ...[...fields].map(([name, value]) => `${name}: ${value}`),
  ],
  links: [portal, home],
});

/** @type {Notice} */
export const notFoundNotice = { title: 'Siden finnes ikke', lines: ['Sjekk adressen.'], links: [home] };

/** The page until the documentation is built: the server starts before that. @type {Notice} */
export const docsNotBuiltNotice = {
  title: 'Dokumentasjonen er ikke klar ennå',
  lines: ['npm start lager den på under et minutt. Last siden på nytt. Ellers: npm run docs.'],
  links: [home],
};

/** @type {Notice} */
export const notBuiltNotice = {
  title: 'Elementene er ikke bygget',
  lines: ['Kjør «npm run build» og last siden på nytt.'],
  links: [home],
};

/** @param {number} status @param {Notice} notice */
export async function noticeReply(status, { title, lines, links }) {
  const template = await readFile(new URL('common/notice.html', import.meta.url), 'utf8');
  const page = template
    .replaceAll('{{title}}', () => escapeHtml(title))
    .replace('{{lines}}', () => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''))
    .replace('{{links}}', () => links.map(({ href, text }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`).join(''));
  return pageReply(status, page);
}
