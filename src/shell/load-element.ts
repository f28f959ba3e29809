import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { listen } from '../platform/listen.ts';
import { logError } from '../platform/warn.ts';
import { loadStandalone } from './load-standalone.ts';
import { createMissingCode } from './missing-code.ts';

/** Milliseconds before code that did not arrive is asked for again by itself. */
const retryDelays = [1000, 3000, 10_000];

/** Milliseconds until a failure is told. Firefox aborts what loads when the page is about to be left. */
const timeToLeave = 500;

/**
 * Loads the code of an element, as often as it takes. While it does not come, every element of the tag says so and
 * offers «Prøv igjen».
 *
 * The file that stands alone is the second way: a browser keeps the failure of a module's address (Firefox each one,
 * Chromium that of a body that was cut off), so another import() of the same address, or of a file that imports it,
 * may never ask again.
 */
export async function loadElement(tag: string, load: () => Promise<unknown>, moduleUrl: string): Promise<void> {
  let failure = await failureOf(load());
  if (!failure) return;
  await new Promise<void>((resolve) => inLaterTask(resolve, timeToLeave));
  logError(`<${tag}> could not be loaded`, failure.reason);
  let press: () => void;
  const missing = createMissingCode(tag, () => press());
  for (let tries = 0; failure; tries += 1) {
    missing.show(failure.reason);
    await nextTry(retryDelays[tries], (tryNow) => (press = tryNow));
    failure = await failureOf(load().catch(() => loadStandalone(tag, moduleUrl)));
  }
  missing.end();
}

async function failureOf(loading: Promise<unknown>): Promise<{ readonly reason: unknown } | undefined> {
  try {
    await loading;
    return undefined;
  } catch (reason) {
    return { reason };
  }
}

/**
 * Resolves when `delay` milliseconds have passed, if there is a delay, when what `onStart` is given is called, when the
 * device is online again, or when the page is looked at again.
 */
function nextTry(delay: number | undefined, onStart: (tryNow: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(window, ['online', 'visibilitychange'], () => {
      if (documentMember('visibilityState') === 'visible') tryNow();
    });
    const tryNow = () => {
      stop();
      resolve();
    };
    if (delay !== undefined) inLaterTask(tryNow, delay);
    onStart(tryNow);
  });
}
