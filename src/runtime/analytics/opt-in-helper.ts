import type { TrackingConsent } from '../../domain/tracking-consent.ts';
import { isOptInMessage } from '../../domain/tracking-consent.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadableStore } from '../../platform/store.ts';
import type { Config } from '../config/config.ts';

export interface OptInHelper {
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
export function createOptInHelper(
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
