import { documentMember } from '../platform/document-member.ts';
import { getPageRuntime } from './page-runtime.ts';
import { shellText } from './shell-text.ts';
import css from './missing-code.css?inline';

export interface MissingCode {
  /** Says in every element of the tag that its code is missing, and tells the host the first time and after each press. */
  readonly show: (error: unknown) => void;
  /** The code is here; what it draws takes the place of the message. */
  readonly end: () => void;
}

/**
 * What stands in the place of a tag whose code did not arrive. Drawn by hand, as React is part of what is missing.
 *
 * @param onPress is called for «Prøv igjen»
 */
export function createMissingCode(tag: string, onPress: () => void): MissingCode {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  let failure: unknown;
  let told = new WeakSet<Element>();
  // Elements that come while the code is missing say so too.
  const observer = new MutationObserver(showAll);

  function showAll(): void {
    for (const element of documentMember('querySelectorAll').call(document, tag)) {
      const root = element.shadowRoot ?? drawMessage(element);
      setBusy(root, false);
      if (told.has(element)) continue;
      told.add(element);
      getPageRuntime().report(failure, element);
    }
  }

  function drawMessage(element: Element): ShadowRoot {
    const root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const message = create('div');
    message.lang = 'nb';
    message.setAttribute('role', 'alert');
    const retry = create('button', shellText.retry);
    retry.type = 'button';
    retry.addEventListener('click', () => {
      if (retry.ariaDisabled === 'true') return;
      setBusy(root, true);
      told = new WeakSet();
      onPress();
    });
    message.append(create('span', shellText.codeMissing), retry);
    root.append(message);
    return root;
  }

  return {
    show(error) {
      failure = error;
      showAll();
      observer.observe(document, { childList: true, subtree: true });
    },
    end: () => observer.disconnect(),
  };
}

function create<K extends 'div' | 'span' | 'button'>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const element = documentMember('createElement').call(document, name) as HTMLElementTagNameMap[K];
  element.textContent = text;
  return element;
}

/** A button that waits keeps the focus, so it is not disabled altogether. */
function setBusy(root: ShadowRoot, isBusy: boolean): void {
  const button = root.querySelector('button');
  if (button) button.ariaDisabled = String(isBusy);
}
