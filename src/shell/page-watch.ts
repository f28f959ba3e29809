import type { Finding } from '../doctor/doctor.ts';
import { inTime } from '../platform/clock.ts';
import { logError } from '../platform/warn.ts';
import { measureElements } from './element-metrics.ts';
import { checkPage, ourTags } from './page-checks.ts';
import { getPageElements, getPageRuntime } from './page-runtime.ts';

export { translateMissingCode } from './missing-code-translations.ts';

/** Starts the work that can wait: warnings for the developer and metrics for the host. */
export function watchPage(): void {
  checkPage();
  measureElements();
  if (new URLSearchParams(location.search).has('kfp-debug')) void showFindings();
}

/** Shows the findings in a panel, for pages opened with `?kfp-debug`. */
async function showFindings(): Promise<void> {
  try {
    const { showDebugPanel } = await inTime(import('../doctor/debug-panel.ts'));
    showDebugPanel(await diagnose());
  } catch (error) {
    logError('page-unchecked', 'the page could not be examined', error);
  }
}

/** Finds mistakes in how the page uses the elements. Rejects when the code fails to load. */
export async function diagnose(): Promise<readonly Finding[]> {
  const { examinePage } = await inTime(import('../doctor/doctor.ts'));
  const { runtime, hosts } = getPageRuntime();
  const elements = [...hosts, ...getPageElements().get()].map(({ element }) => element);
  return examinePage(ourTags, runtime && { written: runtime.sources.get().config, checked: runtime.config.get(), transport: runtime.sources.get().transport }, elements);
}
