import type { ReactNode } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../domain/language.ts';
import { useAppContext, useConfig } from '../hooks/app-context.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import { elementLanguage, watchLanguage } from '../runtime/language/language.ts';
import type { Words } from '../ui/content/use-texts.ts';
import { WordsContext, bokmal } from '../ui/content/use-texts.ts';

interface ElementLanguageProps {
  /** Shows until the first texts have loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Provides the texts of the interface, in the language of the page around the element. */
export function ElementLanguage({ waiting, children }: ElementLanguageProps) {
  const words = useWords(useElementLanguage());
  return words ? <WordsContext.Provider value={words}>{children}</WordsContext.Provider> : waiting;
}

/** The language at the element's place in the page. */
function useElementLanguage(): Language {
  const { element, runtime } = useAppContext();
  const configured = useConfig().language;
  const watch = useCallback(
    (onChange: () => void) => {
      let stop = watchLanguage(element, onChange);
      // A moved element has other ancestors, which may set another language.
      const unsubscribe = runtime.elements.subscribe(() => {
        stop();
        stop = watchLanguage(element, onChange);
        onChange();
      });
      return () => {
        unsubscribe();
        stop();
      };
    },
    [element, runtime],
  );
  return useSyncExternalStore(watch, () => elementLanguage(element, configured));
}

/** A lazy chunk: the built-in bokmål texts do not need it. */
const loadWords = () => lazyImport(() => import('./load-words.ts'));

/** The texts of the language. The previous texts stay until these have loaded; bokmål replaces texts that fail to load. */
function useWords(language: Language): Words | undefined {
  const { element, runtime } = useAppContext();
  const own = useConfig().texts?.[language];
  const isBuiltIn = language === 'nb' && !own;
  const [words, setWords] = useState(isBuiltIn ? bokmal : undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Words) => isWanted && setWords(next);
    const fallBack = (error: unknown) => {
      show(bokmal);
      runtime.errors.report(error, { element, area: 'language', recoverable: false, isSilent: true });
    };
    if (isBuiltIn) show(bokmal);
    else loadWords().then((code) => code.wordsOf(bokmal, language, own)).then(show, fallBack);
    return () => {
      isWanted = false;
    };
  }, [runtime, element, language, own, isBuiltIn]);
  return words;
}
