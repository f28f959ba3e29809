import type { Finding } from './checks.ts';
import { findMistakes } from './checks.ts';
import type { KnownConfig } from './gather-facts.ts';
import { gatherFacts } from './gather-facts.ts';

export type { Finding } from './checks.ts';

/**
 * Says what is wrong with how the page holds the elements. Never rejects.
 *
 * @param ourTags every tag of ours
 * @param config undefined where the page has no runtime
 */
export async function examinePage(ourTags: readonly string[], config: KnownConfig | undefined): Promise<readonly Finding[]> {
  return findMistakes(await gatherFacts(ourTags, config));
}
