import { expect, until } from '../support/browser/expect.js';
import { loader, openPage, textOf } from '../support/browser/page.js';
import { body, createWholeBackend, elements } from '../support/browser/whole-bank.js';

/** What every page has, so that a difference is not one of its margins, or of a scroll bar that one of them has. */
const plainStyle = 'html { scrollbar-width: none } body { margin: 0 } main > * { width: auto }';

/** Wide enough for the bar of links. */
export const usualWidth = '1300px';

/**
 * A page with each element, in a host.
 *
 * @param {import('./hosts.js').Host} [host]
 */
export async function openBank({ style = '', sheets = [], scripts = [], modules = [], html = '', doctype = '<!DOCTYPE html>', isXml, width = usualWidth, before } = {}) {
  const head = [
    `<style>${plainStyle}</style>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...scripts.map((source) => `<script src='${source}'></script>`),
    `<style>${style}</style>`,
  ].join('');
  const files = [...modules, loader];
  const page = await openPage({ head, doctype, body: `<main ${html}>${body}</main>`, scripts: isXml ? [] : files, isXml, backend: createWholeBackend(), before });
  page.window.frameElement.style.width = width;
  await until(() => page.document.readyState === 'complete', 'the page is complete');
  // Chromium runs no module that a tag of XML names.
  if (isXml) for (const file of files) await page.load(file);
  const failed = [...page.document.querySelectorAll('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
  expect(failed.map(({ href }) => href)).toEqual([]);
  return page;
}

/** Waits until each element shows what comes late in it. */
export async function showsAll(page) {
  for (const [name, text] of Object.entries(elements)) {
    await until(() => textOf(page.document.querySelector(`kfp-${name}`)).includes(text), `kfp-${name} shows ${text}`, 15_000);
  }
}

/** The part of a list that this run takes: all of it in whole runs. */
export async function sampleOf(items) {
  const { part, parts } = await (await fetch('/test-sample')).json();
  return part ? items.filter((_, index) => index % parts === part - 1) : items;
}
