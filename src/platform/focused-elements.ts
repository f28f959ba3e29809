import { documentMember } from './document-member.ts';

/** The focused elements: that of the page, then that inside its shadow root, and so on. Empty without focus. */
export function focusedElements(): Element[] {
  const focused: Element[] = [];
  for (let element = documentMember('activeElement'); element; element = element.shadowRoot?.activeElement ?? null) focused.push(element);
  return focused;
}

/** Whether the focus is on or in the element. `:focus` would not match while another window is active. */
export function hasFocus(element: Element): boolean {
  return element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
}
