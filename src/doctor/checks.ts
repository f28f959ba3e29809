import { findBlockedCookies, findBlockedStorage, findHiddenExpiry, findMissingExpiry, findOldResponses, findRefusedResponses, findWrongResponses } from './browser-checks.ts';
import { findLowContrast, findWrongHeadings } from './look-checks.ts';
import {
  findElementsWithoutSize, findHiddenElements, findLateRuntime, findMissingRuntime, findMissingToasts, findSecondRuntime,
  findTakenTags, findUnknownAttributes, findUnknownDistributors, findUnknownFields, findUnknownTags,
} from './markup-checks.ts';
import type { PageFacts, Problem } from './page-facts.ts';
import { findMissingSources, findWrongSources } from './policy-checks.ts';
import { findClassicScripts, findMissingCode, findMissingFiles, findMissingScript, findRefusedFiles, findSecondScript, findSecondVersion, findWrongDigests, findWrongTypes } from './script-checks.ts';
import { findBrokenConfig, findBrokenFlags, findInvalidFields, findInvalidValues } from './value-checks.ts';

/** A mistake in the page. */
export interface Finding {
  /** Stays the same in all releases. */
  readonly id: string;
  /** An error keeps elements from working, a warning makes them worse. */
  readonly level: 'error' | 'warning';
  /** What is wrong. */
  readonly what: string;
  /** What to change. */
  readonly mend: string;
}

type Check = readonly [level: Finding['level'], find: (facts: PageFacts) => readonly Problem[]];

/** Every check, by the id of its finding. docs/guides/doctor.md describes each finding. */
export const checks = {
  'script-missing': ['error', findMissingScript],
  'script-twice': ['warning', findSecondScript],
  'script-classic': ['error', findClassicScripts],
  'code-missing': ['error', findMissingCode],
  'file-missing': ['error', findMissingFiles],
  'file-type': ['error', findWrongTypes],
  'file-integrity': ['error', findWrongDigests],
  'file-cors': ['error', findRefusedFiles],
  'two-versions': ['warning', findSecondVersion],
  'policy-missing': ['error', findMissingSources],
  'policy-wrong': ['error', findWrongSources],
  'runtime-missing': ['warning', findMissingRuntime],
  'runtime-twice': ['warning', findSecondRuntime],
  'runtime-late': ['warning', findLateRuntime],
  'tag-unknown': ['error', findUnknownTags],
  'tag-inside': ['error', findHiddenElements],
  'tag-taken': ['error', findTakenTags],
  'attribute-unknown': ['warning', findUnknownAttributes],
  'value-invalid': ['warning', (facts) => [...findInvalidValues(facts), ...findInvalidFields(facts)]],
  'distributor-unknown': ['error', findUnknownDistributors],
  'config-broken': ['error', findBrokenConfig],
  'config-unknown': ['warning', findUnknownFields],
  'flags-broken': ['warning', findBrokenFlags],
  'element-narrow': ['error', findElementsWithoutSize],
  'contrast-low': ['warning', findLowContrast],
  'heading-order': ['warning', findWrongHeadings],
  'toasts-missing': ['warning', findMissingToasts],
  'cookies-blocked': ['error', findBlockedCookies],
  'storage-blocked': ['warning', findBlockedStorage],
  'api-missing': ['error', findWrongResponses],
  'api-cors': ['error', findRefusedResponses],
  'expiry-hidden': ['warning', findHiddenExpiry],
  'expiry-missing': ['warning', findMissingExpiry],
  'answers-old': ['error', findOldResponses],
} as const satisfies Readonly<Record<string, Check>>;

/** The id of a check. */
export type CheckId = keyof typeof checks;

/** The mistakes of a page, errors first. */
export function findMistakes(facts: PageFacts): readonly Finding[] {
  const found = Object.entries(checks).flatMap(([id, [level, find]]) => find(facts).map((problem) => ({ id, level, ...problem })));
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warning')];
}
