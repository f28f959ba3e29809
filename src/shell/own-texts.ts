import en from '../languages/en.json';
import type { Catalogue, TextTree } from '../platform/texts.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { warnInvalid, warnOnce } from '../platform/warn.ts';
import type { Words } from '../ui/content/use-texts.ts';

/**
 * Replaces our texts with the host's. Warns about an unknown key and about a text without a required placeholder, and
 * ignores both. Warns about an unknown placeholder, which shows as written.
 */
export function withOwnTexts(words: Words, given: unknown): Words {
  if (!isPlainObject(given)) warnInvalid(`configuration: texts.${words.language}`);
  const entries = isPlainObject(given) ? Object.entries(given) : [];
  const own = new Map(entries.filter((entry): entry is [string, string] => isUsable(words.language, ...entry)));
  const replaced = new Map<string, TextTree>();

  function textsOf<T extends TextTree>(catalogue: Catalogue<T>): T {
    const { name } = catalogue;
    // Cached: components depend on the identity of the object.
    const tree = replaced.get(name) ?? replace(words.textsOf(catalogue), name, own);
    replaced.set(name, tree);
    return tree as T;
  }
  return { language: words.language, textsOf };
}

function replace(tree: TextTree, place: string, own: ReadonlyMap<string, string>): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, text]) => {
      const key = `${place}.${name}`;
      return [name, typeof text === 'string' ? (own.get(key) ?? text) : replace(text, key, own)];
    }),
  );
}

function isUsable(language: string, key: string, text: unknown): boolean {
  const ours = findText(key);
  const wrong = whatIsWrong(text, ours);
  const unknown = wrong ? [] : placeholders(String(text)).filter((part) => !ours?.includes(part));
  if (wrong) warnOnce('unusable-text', `configuration: texts.${language}["${key}"] ${wrong} and is ignored.`);
  if (unknown.length > 0) warnOnce('unusable-text', `configuration: texts.${language}["${key}"] shows ${unknown.join(' and ')} as written: the text has no such part.`);
  return !wrong;
}

function whatIsWrong(text: unknown, ours: string | undefined): string | undefined {
  if (ours === undefined) return 'is not the key of a text';
  if (typeof text !== 'string') return 'is not a text';
  // An empty text would leave a button or a field without a name.
  if (!text.trim()) return 'is empty';
  const missing = placeholders(ours).filter((part) => !text.includes(part));
  return missing.length > 0 ? `lacks ${missing.join(' and ')}` : undefined;
}

/** Finds our English text. All languages have the same keys and placeholders. */
function findText(key: string): string | undefined {
  let part: string | TextTree | undefined = en;
  for (const name of key.split('.')) part = typeof part === 'object' && Object.hasOwn(part, name) ? part[name] : undefined;
  return typeof part === 'string' ? part : undefined;
}

/** Also finds a part that is never filled in, such as `{år}`. */
const placeholders = (text: string) => text.match(/\{[^{}]+\}/g) ?? [];
