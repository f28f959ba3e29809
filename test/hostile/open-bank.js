import { expect, until } from '../support/browser/expect.js';
import { loader, openPage, textOf } from '../support/browser/page.js';
import { answers, body, elements } from '../support/browser/whole-bank.js';

/** What every page has, so that a difference is not one of its margins. */
const plainStyle = 'body { margin: 0 } main > * { width: auto }';

/**
 * A page with each element, in a host.
 *
 * @param {import('./hosts.js').Host} [host]
 */
export async function openBank({ style = '', sheets = [], scripts = [], html = '', doctype = '<!doctype html>', before } = {}) {
  const head = [
    `<style>${plainStyle}</style>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((source) => `<script src="${source}"></script>`),
    `<style>${style}</style>`,
  ].join('');
  const page = await openPage({ head, doctype, body: `<main ${html}>${body}</main>`, scripts: [loader], backend: answers(), before });
  // Wide enough for the bar of links.
  page.window.frameElement.style.width = '1300px';
  await until(() => page.document.readyState === 'complete', 'the page is complete');
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
