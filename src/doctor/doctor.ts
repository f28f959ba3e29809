import type { Finding } from './checks.ts';
import { findMistakes } from './checks.ts';
import type { KnownConfig } from './gather-facts.ts';
import { gatherFacts } from './gather-facts.ts';

export type { Finding } from './checks.ts';

/**
 * Finds mistakes in how the page uses the elements. Never rejects.
 *
 * @param ourTags every tag of ours
 * @param config undefined when the page has no runtime
 * @param others elements of ours that may be in a closed shadow root of the page
 */
export async function examinePage(ourTags: readonly string[], config: KnownConfig | undefined, others: readonly Element[] = []): Promise<readonly Finding[]> {
  return findMistakes(await gatherFacts(ourTags, config, others));
}
