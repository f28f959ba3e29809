import { useCallback } from 'react';
import { languageOf } from '../../domain/language.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { useToastsText } from './toasts-text.ts';

/**
 * Returns the texts of the close button and the region, and the language of the host's messages: undefined for the
 * element's language. Languages that the interface does not support load later. The interface's language is used until
 * then, and when loading fails.
 *
 * @param language the language of the messages: a BCP 47 tag, `nb` when the host sets none
 */
export function useToastTranslation(language: string) {
  const own = useToastsText();
  const current = useLanguage();
  const wanted = languageOf(language);
  const isOther = wanted !== 'nb' && wanted !== current;
  const load = useCallback(async () => (await lazyImport(() => import('./toast-translations.ts'))).findTranslation(language), [language]);
  const { value } = useLazy(isOther ? load : undefined);
  const words = { language: current, ...(isOther && value ? value : own) };
  return { ...words, textLanguage: isOther ? (value?.language ?? language) : undefined };
}
