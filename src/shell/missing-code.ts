import { createElement } from '../platform/document-member.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Always bokmål: the translations are part of the code that failed to load. */
const texts = { missing: 'Dette innholdet kunne ikke lastes.', retry: 'Prøv igjen', reload: 'Last siden på nytt' };

/** Shows a message in the elements of one tag when their code has failed to load. */
export interface MissingCode {
  /** Shows the message in the element. Reports the error to the host the first time, and again after each press of the button. */
  readonly show: (element: HTMLElement, error: unknown) => void;
  /** Handler of «Prøv igjen». When it is unset, only a page reload gets the code, and the button reloads the page. */
  retry?: (() => void) | undefined;
}

/** Builds the message with DOM calls, because React has failed to load too. The element's content replaces the message later. */
export function createMissingCode(): MissingCode {
  function drawMessage(root: ShadowRoot): HTMLButtonElement {
    const message = createElement('div');
    message.lang = 'nb';
    message.setAttribute('role', 'alert');
    const button = createElement('button');
    button.onclick = () => {
      if (!missing.retry) location.reload();
      else {
        button.ariaDisabled = 'true'; // `disabled` would take the focus from the button.
        missing.retry();
      }
    };
    message.append(texts.missing, button);
    root.replaceChildren(message);
    return button;
  }

  const missing: MissingCode = {
    show(element, error) {
      const root = element.shadowRoot;
      if (!root) return;
      const button = root.querySelector('button') ?? drawMessage(root);
      button.textContent = missing.retry ? texts.retry : texts.reload;
      if (button.ariaDisabled === 'false') return;
      button.ariaDisabled = 'false';
      getPageRuntime().report(error, element);
    },
  };
  return missing;
}
