/** The languages of the interface: bokmål, nynorsk and English. */
const languages = ['nb', 'nn', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of a BCP 47 tag: `no` and `nb-NO` are bokmål. Java writes `nb_NO`. Undefined for an unsupported language. */
export function languageOf(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === (primary === 'no' ? 'nb' : primary));
}
