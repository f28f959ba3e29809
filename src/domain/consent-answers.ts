/** What cookies are for. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing';

/** In the order in which customers are asked. */
export const consentCategories: readonly ConsentCategory[] = ['functional', 'statistics', 'marketing'];

/** Null where the customer has not answered. */
export type ConsentAnswer = 'accepted' | 'denied' | null;

/** The answer to each category. */
export type ConsentAnswers = Readonly<Record<ConsentCategory, ConsentAnswer>>;

/** The same answer for each category, or what `answer` gives for it. */
export function consentAnswers(answer: ConsentAnswer | ((category: ConsentCategory) => ConsentAnswer)): ConsentAnswers {
  const of = typeof answer === 'function' ? answer : () => answer;
  return { functional: of('functional'), statistics: of('statistics'), marketing: of('marketing') };
}

/** Whether cookies of a category may be used: only after a yes, and with no answer not. */
export function isAllowed(answers: ConsentAnswers | undefined, category: ConsentCategory): boolean {
  return answers?.[category] === 'accepted';
}
