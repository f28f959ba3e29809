import { createElement } from '../platform/document-member.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Bokmål in every language, as it is code that does not come. */
const texts = { missing: 'Dette innholdet kunne ikke lastes.', retry: 'Prøv igjen', reload: 'Last siden på nytt' };

/** What stands in the place of elements of one tag while their code does not come. */
export interface MissingCode {
  /** Says in the element that its code is missing. The host is told the first time, and again after a press there. */
  readonly show: (element: HTMLElement, error: unknown) => void;
  /** What «Prøv igjen» does. Unset where only a page that is loaded anew gets the code: the button shown then does that. */
  retry?: (() => void) | undefined;
}

/** Drawn by hand, as React is part of what is missing. What the code draws takes the place of the message. */
export function createMissingCode(): MissingCode {
  function drawMessage(root: ShadowRoot): HTMLButtonElement {
    const message = createElement('div');
    message.lang = 'nb';
    message.setAttribute('role', 'alert');
    const button = createElement('button');
    button.onclick = () => {
      if (!missing.retry) location.reload();
      else {
        button.ariaDisabled = 'true'; // A button that waits keeps the focus, so it is not disabled altogether.
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
