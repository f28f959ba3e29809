import type { Distributor } from '../../domain/distributor.ts';
import type { TrackingConsent } from '../../domain/tracking-consent.ts';
import { bankTrackingConsent, isAskedByBank } from '../../domain/tracking-consent.ts';
import { watchCookies } from '../../platform/cookie-changes.ts';
import { readRawCookie } from '../../platform/cookies.ts';
import { documentMember } from '../../platform/document-member.ts';
import type { PageConsent } from '../consent/consent.ts';
import { analyticsMarkKey } from './analytics-mark.ts';
import type { OptInHelper } from './opt-in-helper.ts';
import { createOptInHelper } from './opt-in-helper.ts';
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
    if (distributor === 'dnb') return readRawCookie(documentMember('cookie'), 'kfp-clvl') === '2' ? 'OPTED_IN' : 'OPTED_OUT';
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
