import { createContext, useContext } from 'react';
import type { Language } from '../../domain/language.ts';
import type { Catalogue, TextTree } from '../../platform/texts.ts';

/** The texts of the interface in one language. */
export interface Words {
  readonly language: Language;
  /** The texts of a catalogue, including the host's own texts. */
  readonly textsOf: <T extends TextTree>(catalogue: Catalogue<T>) => T;
}

/** The built-in texts. */
export const bokmal: Words = { language: 'nb', textsOf: ({ nb }) => nb };

/** The texts of the surrounding element; the shell provides them. */
export const WordsContext = createContext(bokmal);

/** The texts of a catalogue in the language of the element. */
export function useTexts<T extends TextTree>(catalogue: Catalogue<T>): T {
  return useContext(WordsContext).textsOf(catalogue);
}

/** The language of the element's texts. */
export function useLanguage(): Language {
  return useContext(WordsContext).language;
}
