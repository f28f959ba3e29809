import { useCallback } from 'react';
import { languageOf } from '../../domain/language.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { useToastsText } from './toasts-text.ts';

/**
 * The texts around the messages, in a language that the interface does not have too, once that is here. A translation
 * that does not arrive is done without.
 *
 * @param language of the messages: a BCP 47 tag, `nb` where the host has said nothing
 */
export function useToastTranslation(language: string) {
  const own = useToastsText();
  const current = useLanguage();
  const wanted = languageOf(language);
  const isOther = wanted !== 'nb' && wanted !== current;
  const load = useCallback(async () => (await lazyImport(() => import('./toast-translations.ts'))).findTranslation(language), [language]);
  const { value } = useLazy(isOther ? load : undefined);
  return isOther && value ? value : { ...own, language: undefined };
}
