import { useCallback, useSyncExternalStore } from 'react';
import { languageOf } from '../../domain/language.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { mutationObserver } from '../../platform/observers.ts';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { useToastsText } from './toasts-text.ts';

/**
 * Returns the texts of the close button and the region, and the language of the host's messages. Texts in languages that
 * the interface does not support load later. The interface's language is used until then, and when loading fails.
 */
export function useToastTranslation() {
  const own = useToastsText();
  const current = useLanguage();
  const given = useOwnLang();
  const wanted = languageOf(given || current);
  const load = useCallback(async () => (await lazyImport(() => import('./toast-translations.ts'))).findTranslation(given), [given]);
  const loaded = useLazy(wanted ? undefined : load).value;
  const other = wanted ? undefined : loaded;
  return { language: current, ...own, ...other, textLanguage: wanted ?? given };
}

/** The attribute `lang` of the element itself; empty without. The property is the browser's, as that of every element. */
function useOwnLang(): string {
  const { element } = useAppContext();
  const watch = useCallback((onChange: () => void) => {
    const observer = mutationObserver(onChange);
    observer.observe(element, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [element]);
  return useSyncExternalStore(watch, () => element.getAttribute('lang')?.trim() ?? '');
}
