import { inLaterTask } from '../platform/clock.ts';
import { createElement } from '../platform/document-member.ts';
import { withPageWatch } from './create-page-runtime.ts';
import { missingCodeText } from './missing-code-text.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Firefox before 119 has no property for it. */
const busy = 'aria-disabled';

/** Milliseconds in which a second click belongs to a double-click, by the default of Windows. */
const doubleClickTime = 500;

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
  if (retry) {
    button.onclick = () => {
      button.setAttribute(busy, 'true'); // `disabled` would take the focus from the button.
      retry();
    };
  } else if (button.onclick !== reloadPage) {
    // Only a change is written: a screen reader reads the whole message after each.
    button.textContent = missingCodeText.reload;
    // A click that comes sooner was meant for «Prøv igjen», and must not take what is typed in the host's page.
    button.onclick = null;
    inLaterTask(() => (button.onclick = reloadPage), doubleClickTime);
  }
  withPageWatch((code) => code.translateMissingCode(element, button, retry));
  if (button.getAttribute(busy) === 'false') return;
  button.setAttribute(busy, 'false');
  getPageRuntime().report(error, element);
}

const reloadPage = () => location.reload();

/** Builds the message with DOM calls, because React has failed to load too. */
function drawMessage(root: ShadowRoot): HTMLButtonElement {
  const button = createElement('button', missingCodeText.retry);
  const message = createElement('div', missingCodeText.missing, button);
  message.lang = 'nb';
  message.setAttribute('role', 'alert');
  root.replaceChildren(message);
  return button;
}
