import { createElement } from '../platform/document-member.ts';
import { withPageWatch } from './create-page-runtime.ts';
import { missingCodeText } from './missing-code-text.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Firefox before 119 has no property for it. */
const busy = 'aria-disabled';

/**
 * Shows a message in an element whose code has failed to load. Reports the error to the host the first time, and again
 * after each press of the button. The element's content replaces the message later.
 *
 * @param retry handler of «Prøv igjen». When it is undefined, only a page reload gets the code, and the button reloads the page
 */
export function showMissingCode(element: HTMLElement, error: unknown, retry: (() => void) | undefined): void {
  const root = element.shadowRoot;
  if (!root) return;
  const button = root.querySelector('button') ?? drawMessage(root);
  // Only a change is written: a screen reader reads the whole message after each.
  if (!retry) button.textContent = missingCodeText.reload;
  button.onclick = ({ detail: clicks }) => {
    if (retry) {
      button.setAttribute(busy, 'true'); // `disabled` would take the focus from the button.
      retry();
    } else if (clicks < 2) location.reload(); // The first click of a double-click was on «Prøv igjen», which has failed at once.
  };
  void withPageWatch((code) => code.translateMissingCode(element, button, retry));
  if (button.getAttribute(busy) === 'false') return;
  button.setAttribute(busy, 'false');
  getPageRuntime().report(error, element);
}

/** Builds the message with DOM calls, because React has failed to load too. */
function drawMessage(root: ShadowRoot): HTMLButtonElement {
  const button = createElement('button', missingCodeText.retry);
  const message = createElement('div', missingCodeText.missing, button);
  message.lang = 'nb';
  message.setAttribute('role', 'alert');
  root.replaceChildren(message);
  return button;
}
