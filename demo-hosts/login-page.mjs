import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { customers } from '../testing/customers/customers.mjs';
import { escapeHtml } from './escape-html.mjs';
import { pageReply } from './reply.mjs';

/** The page after login, if the address has no return path. */
const portal = '/privat/forsikring/oversikt';

/**
 * The login page. Its only button logs the named customer in and goes back.
 * @param {URLSearchParams} query `customer` and `return`
 * @param {string} usualCustomer default customer
 */
export async function loginReply(query, usualCustomer) {
  const { customer, returnPath } = readLogin(query, usualCustomer);
  const nonce = randomBytes(16).toString('base64');
  const template = await readFile(new URL('common/login.html', import.meta.url), 'utf8');
  const page = template
    .replaceAll('{{customer}}', () => escapeHtml(customer))
    .replaceAll('{{return}}', () => escapeHtml(returnPath))
    .replaceAll('<script nonce', () => `<script nonce="${nonce}"`);
  return pageReply(200, page, { nonce });
}

/**
 * Reads the customer and the return path. Only a path of this server is accepted.
 * @param {URLSearchParams} fields
 * @param {string} usualCustomer replaces a missing or unknown customer
 */
export function readLogin(fields, usualCustomer) {
  const customer = fields.get('customer') ?? '';
  const back = fields.get('return') ?? '';
  return {
    customer: Object.hasOwn(customers, customer) ? customer : usualCustomer,
    returnPath: /^\/(?![/\\])[^\\\s]*$/.test(back) ? back : portal,
  };
}
