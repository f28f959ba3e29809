import type { Language } from '../domain/language.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import type { TextTree } from '../platform/texts.ts';
import type { Words } from '../ui/content/use-texts.ts';

/**
 * The words of a language, with those of the host.
 *
 * @param bokmal what comes with the elements
 * @param own the host's, by key: anything, as the host may have written it
 * @returns rejects where the code of the language does not come
 */
export async function wordsOf(bokmal: Words, language: Language, own: unknown): Promise<Words> {
  const [words, ownTexts] = await Promise.all([
    language === 'nb' ? bokmal : translated(language),
    own == null ? undefined : lazyImport(() => import('./own-texts.ts')),
  ]);
  return ownTexts ? ownTexts.withOwnTexts(words, own) : words;
}

async function translated(language: Exclude<Language, 'nb'>): Promise<Words> {
  const translations: Readonly<Record<string, TextTree>> = language === 'nn'
    ? (await lazyImport(() => import('../languages/nn.ts'))).nn
    : (await lazyImport(() => import('../languages/en.ts'))).en;
  return { language, textsOf: ({ name, nb }) => (translations[name] ?? nb) as typeof nb };
}
