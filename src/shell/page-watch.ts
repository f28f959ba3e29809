import type { Finding } from '../doctor/doctor.ts';
import { logError } from '../platform/warn.ts';
import { measureElements } from './element-metrics.ts';
import { checkPage, ourTags } from './page-checks.ts';
import { getPageRuntime } from './page-runtime.ts';

/** What comes when the page rests: warnings for its developers, and figures for its host. */
export function watchPage(): void {
  checkPage();
  measureElements();
  if (new URLSearchParams(location.search).has('kfp-debug')) void showFindings();
}

/** `?kfp-debug` in the address shows what is wrong with the page in it. */
async function showFindings(): Promise<void> {
  try {
    const { showDebugPanel } = await import('../doctor/debug-panel.ts');
    showDebugPanel(await diagnose());
  } catch (error) {
    logError('the page could not be examined', error);
  }
}

/** What is wrong with the page. Rejects when the code does not come. */
export async function diagnose(): Promise<readonly Finding[]> {
  const { examinePage } = await import('../doctor/doctor.ts');
  const runtime = getPageRuntime().current();
  return examinePage(ourTags, runtime && { written: runtime.sources.get().config, checked: runtime.config.get() });
}
