import type { Distributor } from '../../domain/distributor.ts';
import type { TrackingConsent } from '../../domain/tracking-consent.ts';
import { bankTrackingConsent, hasPrivacyControl, isAskedByBank, isOptInMessage, trackingConsent } from '../../domain/tracking-consent.ts';
import type { Clock } from '../../platform/clock.ts';
import { watchCookies } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import { listen } from '../../platform/listen.ts';
import type { ReadableStore } from '../../platform/store.ts';
import type { Config } from '../config/config.ts';
import type { PageConsent } from '../consent/consent.ts';
import { analyticsMarkKey } from './analytics-mark.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface OptInSource {
  /** The customer's current answer. */
  readonly read: (distributor: Distributor) => TrackingConsent;
  readonly dispose: () => void;
}

/**
 * Reads the consent to tracking from the source of each distributor. `onChange` is called when the answer may have
 * changed: after an answer to our dialog, a cookie change, a return to the page, or a no in another tab.
 */
export function createOptInSource({ window, clock, config, consent }: TrackingServices, onChange: () => void): OptInSource {
  let helper: OptInHelper | undefined;
  let store: PageConsent | undefined;
  let isAsked = false;
  let isDisposed = false;
  let unsubscribe: (() => void) | undefined;

  /** The answers to our own dialog. The first call loads the code. */
  function ownAnswers(): PageConsent | undefined {
    if (!isAsked) {
      isAsked = true;
      consent.get().then(take, () => (isAsked = false)); // The next event retries.
    }
    return store;
  }

  function readBank(distributor: 'dnb' | 'sb1'): TrackingConsent {
    if (distributor === 'dnb') return readRawCookie(readCookies(), 'kfp-clvl') === '2' ? 'OPTED_IN' : 'OPTED_OUT';
    helper ??= createOptInHelper(window, clock, config, onChange);
    return helper.read();
  }

  function take(arrived: PageConsent): void {
    if (isDisposed) return;
    store = arrived;
    unsubscribe = store.subscribe(onChange);
    onChange();
  }

  function look(): void {
    helper?.refresh();
    onChange();
  }

  /** Another tab has removed the analytics entries, because the customer said no there. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === null || (key === analyticsMarkKey && newValue === null)) look();
  }

  const stops = [watchCookies(window, look), listen(window, ['storage'], onStorage), listen(window, ['kfp-consent-change'], look)];
  return {
    read(distributor) {
      if (!isAskedByBank(distributor)) return ownAnswers()?.tracking() ?? 'UNANSWERED';
      const bank = readBank(distributor);
      // The bank's no counts, whatever the customer answered in our dialog.
      return bank === 'OPTED_OUT' ? bank : bankTrackingConsent(bank, ownAnswers()?.statistics());
    },
    dispose() {
      isDisposed = true;
      for (const stop of stops) stop();
      helper?.dispose();
      unsubscribe?.();
    },
  };
}

interface OptInHelper {
  readonly read: () => TrackingConsent;
  /** Reads the status again. */
  readonly refresh: () => void;
  readonly dispose: () => void;
}

/** Milliseconds that the helper gets to update its status after the dialog has closed. */
const settleTime = 250;

/**
 * Reads the bank's shared helper, `window.kfpOptIn.getStatus()`. A message that the bank's dialog has closed triggers a
 * new read. While there is no answer, each `read` asks the helper again.
 */
function createOptInHelper(
  window: Window,
  clock: Clock,
  config: ReadableStore<Config>,
  onChange: () => void,
): OptInHelper {
  let status = ask(window);
  let cancel: (() => void) | undefined;
  const refresh = () => void (status = ask(window));

  function hear({ data, origin }: MessageEvent<unknown>): void {
    if (!isOptInMessage(data, origin, config.get().optInSite ?? 'sparebank1.no')) return;
    // Debounces: many messages lead to one read, after the last of them.
    cancel?.();
    cancel = clock.setTimeout(() => {
      refresh();
      onChange();
    }, settleTime);
  }

  const stop = listen(window, ['message'], hear);
  return {
    read() {
      if (status === 'UNANSWERED') refresh();
      return status === 'UNANSWERED' ? trackingConsent(null, hasPrivacyControl(window.navigator)) : status;
    },
    refresh,
    dispose() {
      cancel?.();
      stop();
    },
  };
}

/** Any other value, and an exception, counts as no answer. */
function ask(window: Window): TrackingConsent {
  try {
    const { kfpOptIn } = window as { readonly kfpOptIn?: { readonly getStatus?: () => unknown } };
    const answer = kfpOptIn?.getStatus?.();
    return answer === 'OPTED_IN' || answer === 'OPTED_OUT' ? answer : 'UNANSWERED';
  } catch {
    return 'UNANSWERED'; // The bank's helper failed.
  }
}
