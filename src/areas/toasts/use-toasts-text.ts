import { useCallback } from 'react';
import { useLazy } from '../../hooks/use-lazy.ts';
import type { ToastsText } from './toasts-text.ts';
import { toastsText } from './toasts-text.ts';

/** Norwegian, and what the host has asked for once that is here. A translation that does not arrive is done without. */
export function useToastsText(language: string): ToastsText {
  const load = useCallback(
    async () => (/^n[bno]\b/i.test(language) ? toastsText : (await import('./toast-translations.ts')).findTranslation(language)),
    [language],
  );
  return useLazy(load).value ?? toastsText;
}
