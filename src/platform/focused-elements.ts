import { documentMember } from './document-member.ts';

/** The focused elements: that of the page, then that inside its shadow root, and so on. Empty without focus. */
export function focusedElements(): Element[] {
  const focused: Element[] = [];
  for (let element = documentMember('activeElement'); element; element = element.shadowRoot?.activeElement ?? null) focused.push(element);
  return focused;
}
