import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { ifTimed } from '../platform/user-timing.ts';
import { warnOnce } from '../platform/warn.ts';
import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { firstVersion, getPageElements, majorVersion, version } from './page-runtime.ts';

/** Milliseconds that elements wait for the file of flags before they draw without it. */
const flagsTime = 1000;

/**
 * Builds the services of the page; the chunk that `kfp-runtime` and the loader ask for starts here. Where the host has a
 * file of flags they come once that is read, so that no element shows that is off, and without it when it does not come.
 */
export function startRuntime(options: Omit<RuntimeOptions, 'window' | 'elements'>): Runtime | Promise<Runtime> {
  const first = firstVersion();
  if (Number.parseInt(first, 10) !== majorVersion) warnOnce('two-versions', `version ${version} and ${first} share no runtime.`);
  const runtime = createRuntime({ window, elements: getPageElements(), ...options });
  if (!runtime.config.get().flagsUrl) return runtime;
  let isOver = false;
  return new Promise((resolve) => {
    const draw = () => {
      isOver = true;
      resolve(runtime);
    };
    runtime.clock.setTimeout(draw, flagsTime);
    import('../runtime/flags/flags.ts').then(({ withFlags }) => withFlags(runtime, () => isOver)).then(resolve, draw);
  });
}

/**
 * Resolves at DOMContentLoaded, or one task from now when that is later: from then on a `kfp-runtime` that is not
 * there is not to be expected, and the developer is told where it is missing. Only a page without one waits, so this comes
 * with the services.
 *
 * @param isMissing asked then
 */
export async function whenHostIsParsed(isMissing: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    if (isStillParsing()) window.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else inLaterTask(resolve);
  });
  if (isMissing()) warnOnce('runtime-missing', 'no <kfp-runtime>: window.kfpConfig is used.');
}

/** Deferred scripts run before DOMContentLoaded, with a readyState that says the same before and after. */
function isStillParsing(): boolean {
  const state = documentMember('readyState');
  if (state !== 'interactive') return state === 'loading';
  const [navigation] = ifTimed(() => performance.getEntriesByType('navigation')) ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.domContentLoadedEventStart === 0;
}
