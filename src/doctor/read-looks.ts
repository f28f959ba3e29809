import { createElement, documentMember } from '../platform/document-member.ts';
import { isVisible } from '../platform/element-visibility.ts';
import type { ColourFact, HeadingFact } from './page-facts.ts';
import { findAll } from './read-document.ts';

/** The visible headings in reading order. */
export function readHeadings(): readonly HeadingFact[] {
  const headings: HeadingFact[] = [];
  /** @param owner the element of ours that renders this element; undefined for a part of the page */
  const walk = (element: Element, owner: Element | undefined) => {
    const level = Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? (element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : 0));
    if (level > 0 && isVisible(element)) headings.push({ level, text: element.textContent.trim(), isOurs: owner !== undefined, titleLevel: titleLevelOf(owner) });
    const { shadowRoot } = element;
    const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
    const inside = shadowRoot ? (element.localName.startsWith('kfp-') ? element : undefined) : owner;
    for (const child of shadowRoot?.children ?? (assigned.length > 0 ? assigned : element.children)) {
      walk(child, assigned.includes(child) ? undefined : inside);
    }
  };
  walk(documentMember('body'), undefined);
  return headings;
}

function titleLevelOf(element: Element | undefined): number | undefined {
  const { headingLevel } = (element ?? {}) as { readonly headingLevel?: unknown };
  return headingLevel === undefined ? undefined : Number(headingLevel);
}

/** Text colours and their background colours. */
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ['text', 'surface'], ['text-subdued', 'surface'], ['text', 'background'], ['on-action', 'action'], ['action', 'surface'],
  ['on-message', 'info'], ['on-message', 'warning'], ['on-message', 'error'], ['on-message', 'success'],
];

/** The colours of the first visible element; empty when no element is visible. */
export function readColours(): readonly ColourFact[] {
  const wrapper = findAll('*').flatMap((element) => (element.localName.startsWith('kfp-') && isVisible(element) ? [element.shadowRoot?.querySelector('.kfp')] : [])).find(Boolean);
  const context = createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!wrapper || !context) return [];
  const probe = createElement('span');
  wrapper.append(probe);
  const luminance = (token: string) => {
    probe.style.color = `var(--_kfp-${token})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    return luminanceOf(context.getImageData(0, 0, 1, 1).data);
  };
  const colours = pairs.map(([text, ground]) => {
    const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
    return { text, ground, ratio: (light + 0.05) / (dark + 0.05) };
  });
  wrapper.removeChild(probe);
  return colours;
}

/** The relative luminance of WCAG. */
function luminanceOf([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
