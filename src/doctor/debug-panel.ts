import { createElement, createStyleSheet, documentMember } from '../platform/document-member.ts';
import type { Finding } from './checks.ts';
import css from './debug-panel.css?inline';

/** Shows the findings to developers in a panel above the page. A button removes the panel. */
export function showDebugPanel(findings: readonly Finding[]): void {
  const host = createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createStyleSheet(css)];
  const panel = createElement('section');
  panel.lang = 'en';
  panel.setAttribute('aria-label', 'kfp doctor');
  const close = createElement('button', 'Close');
  close.type = 'button';
  close.addEventListener('click', () => host.parentNode?.removeChild(host));
  panel.append(createElement('h2', titleOf(findings.length)), listOf(findings), close);
  root.append(panel);
  documentMember('body').append(host);
}

function titleOf(count: number): string {
  if (count === 0) return 'kfp: nothing is wrong';
  return count === 1 ? 'kfp: 1 finding' : `kfp: ${count} findings`;
}

function listOf(findings: readonly Finding[]): HTMLElement {
  const list = createElement('ol');
  for (const { id, level, what, mend } of findings) {
    const item = createElement('li');
    item.append(createElement('code', id), ` ${level}: ${what}. ${mend}.`);
    list.append(item);
  }
  return list;
}
