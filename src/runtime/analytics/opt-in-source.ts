import type { Distributor } from '../../domain/distributor.ts';
import type { TrackingConsent } from '../../domain/tracking-consent.ts';
import { bankTrackingConsent, isAskedByBank, isOptInMessage } from '../../domain/tracking-consent.ts';
import type { Clock } from '../../platform/clock.ts';
import { watchCookies } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import type { ReadableStore } from '../../platform/store.ts';
import type { Config } from '../config/config.ts';
import type { PageConsent } from '../consent/consent.ts';
import { analyticsMarkKey } from './analytics-mark.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface OptInSource {
  /** What the customer says now. */
  readonly read: (distributor: Distributor) => TrackingConsent;
  readonly dispose: () => void;
}

/**
 * Reads consent to tracking as each distributor has it. `onChange` is called when it may be another:
 * the customer has answered our dialog, a cookie has changed, the page is seen again, or another tab has said no.
 */
export function createOptInSource({ window, clock, config, consent }: TrackingServices, onChange: () => void): OptInSource {
  let helper: OptInHelper | undefined;
  let store: PageConsent | undefined;
  let isAsked = false;
  let isDisposed = false;
  let unsubscribe: (() => void) | undefined;

  /** The answers to our own dialog; their code arrives when they are first needed. */
  function ownAnswers(): PageConsent | undefined {
    if (!store && !isAsked) {
      isAsked = true;
      consent.get().then(take, () => (isAsked = false)); // Asked for again with the next event.
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

  /** Another tab has removed what was stored, because the customer has said no there. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === null || (key === analyticsMarkKey && newValue === null)) look();
  }

  const stop = watchCookies(window, look);
  window.addEventListener('storage', onStorage);
  window.addEventListener('kfp-consent-change', look);
  return {
    read(distributor) {
      if (!isAskedByBank(distributor)) return ownAnswers()?.tracking() ?? 'UNANSWERED';
      const bank = readBank(distributor);
      // Whatever we have been told changes nothing then.
      return bank === 'OPTED_OUT' ? bank : bankTrackingConsent(bank, ownAnswers()?.statistics());
    },
    dispose() {
      isDisposed = true;
      stop();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('kfp-consent-change', look);
      helper?.dispose();
      unsubscribe?.();
    },
  };
}

interface OptInHelper {
  readonly read: () => TrackingConsent;
  /** It may say something else now. */
  readonly refresh: () => void;
  readonly dispose: () => void;
}

/** Milliseconds that the helper has to take in what the customer has said. */
const settleTime = 250;

/**
 * What the bank's shared helper says, `window.kfpOptIn.getStatus()`. It is asked again when a message
 * says that the bank's dialog has closed; while it has not answered, each time.
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
    // Many messages are one question, after the last of them.
    cancel?.();
    cancel = clock.setTimeout(() => {
      refresh();
      onChange();
    }, settleTime);
  }

  window.addEventListener('message', hear);
  return {
    read() {
      if (status === 'UNANSWERED') refresh();
      return status === 'UNANSWERED' ? unanswered(window.navigator) : status;
    },
    refresh,
    dispose() {
      cancel?.();
      window.removeEventListener('message', hear);
    },
  };
}

/** Anything but its two words, and an exception, is no answer. */
function ask(window: Window): TrackingConsent {
  try {
    const { kfpOptIn } = window as { readonly kfpOptIn?: { readonly getStatus?: () => unknown } };
    const answer = kfpOptIn?.getStatus?.();
    return answer === 'OPTED_IN' || answer === 'OPTED_OUT' ? answer : 'UNANSWERED';
  } catch {
    return 'UNANSWERED'; // The bank's own failure.
  }
}

/** A browser that asks for privacy counts as a no until there is a yes. */
function unanswered({ globalPrivacyControl }: Navigator & { readonly globalPrivacyControl?: unknown }): TrackingConsent {
  return globalPrivacyControl === true ? 'OPTED_OUT' : 'UNANSWERED';
}
