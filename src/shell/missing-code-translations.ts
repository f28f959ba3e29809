import type { Language } from '../domain/language.ts';
import { languageOf } from '../domain/language.ts';
import { asString } from '../platform/attribute-type.ts';
import { writtenConfig } from '../runtime/host/host.ts';
import { elementLanguage } from '../runtime/language/language.ts';
import { missingCodeText } from './missing-code-text.ts';
import { getPageRuntime } from './page-runtime.ts';

/** No catalogue of `src/languages`: those files may be missing together with the code. */
const texts: Readonly<Record<Language, typeof missingCodeText>> = {
  nb: missingCodeText,
  nn: { missing: 'Dette innhaldet kunne ikkje lastast.', retry: 'Prøv igjen', reload: 'Last sida på nytt' },
  en: { missing: 'This content could not be loaded.', retry: 'Try again', reload: 'Reload the page' },
};

/**
 * Puts the message of missing code into the element's language.
 *
 * @param button of the message
 * @param retry what the button calls; undefined for a button that reloads the page
 */
export function translateMissingCode(element: Element, button: HTMLButtonElement, retry: unknown): void {
  const { language: configured } = writtenConfig(getPageRuntime().hosts[0]?.values() ?? {}, window);
  const language = elementLanguage(element, languageOf(asString(configured) ?? ''));
  const message = button.parentElement;
  if (!message) return;
  const { missing, retry: again, reload } = texts[language];
  message.lang = language;
  write(message.firstChild, missing);
  write(button, retry ? again : reload);
}

/** Writes only a change: a screen reader reads the whole message after each. */
function write(node: Node | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}
