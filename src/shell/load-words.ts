import type { Language } from '../domain/language.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import type { TextTree } from '../platform/texts.ts';
import type { Words } from '../ui/content/use-texts.ts';

/**
 * Loads the texts of a language and merges the host's own texts into them.
 *
 * @param bokmal the built-in texts
 * @param own the host's texts by key, not validated
 * @returns rejects when the code of the language fails to load
 */
export async function wordsOf(bokmal: Words, language: Language, own: unknown): Promise<Words> {
  const [words, ownTexts] = await Promise.all([
    language === 'nb' ? bokmal : translated(language),
    own == null ? undefined : lazyImport(() => import('./own-texts.ts')),
  ]);
  return ownTexts ? ownTexts.withOwnTexts(words, own) : words;
}

async function translated(language: Exclude<Language, 'nb'>): Promise<Words> {
  const file = await lazyImport(() => (language === 'nn' ? import('../languages/nn.json') : import('../languages/en.json')));
  const translations: Readonly<Record<string, TextTree>> = file.default;
  return { language, textsOf: ({ name, nb }) => (translations[name] ?? nb) as typeof nb };
}
