import { createElement } from '../platform/document-member.ts';
import { getPageRuntime } from './page-runtime.ts';

/** Bokmål in every language, as it is code that does not come. */
const texts = { missing: 'Dette innholdet kunne ikke lastes.', retry: 'Prøv igjen' };

/** What stands in the place of elements of one tag while their code does not come. */
export interface MissingCode {
  /** Says in the element that its code is missing. The host is told the first time, and again after each press. */
  readonly show: (element: HTMLElement, error: unknown) => void;
}

/**
 * Drawn by hand, as React is part of what is missing. What the code draws takes the place of the message.
 *
 * @param onPress is called for «Prøv igjen»
 */
export function createMissingCode(onPress: () => void): MissingCode {
  let told = new WeakSet<Element>();

  function drawMessage(root: ShadowRoot): HTMLButtonElement {
    const message = createElement('div');
    message.lang = 'nb';
    message.setAttribute('role', 'alert');
    const retry = createElement('button', texts.retry);
    retry.addEventListener('click', () => {
      if (retry.ariaDisabled === 'true') return;
      retry.ariaDisabled = 'true'; // A button that waits keeps the focus, so it is not disabled altogether.
      told = new WeakSet();
      onPress();
    });
    message.append(createElement('span', texts.missing), retry);
    root.replaceChildren(message);
    return retry;
  }

  return {
    show(element, error) {
      const root = element.shadowRoot;
      if (!root) return;
      (root.querySelector('button') ?? drawMessage(root)).ariaDisabled = 'false';
      if (told.has(element)) return;
      told.add(element);
      getPageRuntime().report(error, element);
    },
  };
}
