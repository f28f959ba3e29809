import { lazyImport } from '../../platform/lazy-import.ts';
import { analyticsMark } from './analytics-mark.ts';
import type { BatchSenderOptions } from './batch-sender.ts';
import { createBatchSender } from './batch-sender.ts';
import { createMixpanelClient } from './mixpanel-client.ts';
import { createTrackingOutbox } from './tracking-outbox.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface AnalyticsMail {
  /** @param delay milliseconds before it may be sent */
  readonly add: (id: string, text: string, delay: number) => void;
  /** How many events of this page wait or are under way. */
  readonly count: () => number;
  /** Ends all, and forgets it; gives how many events of this page never arrived. */
  readonly stop: () => number;
  /** Ends what is under way; it waits, as all does while it is not allowed. */
  readonly pause: () => void;
  /** It is allowed again. */
  readonly resume: () => void;
  /** Sends what waits, and nothing after it. */
  readonly dispose: () => void;
}

export interface AnalyticsMailOptions extends Pick<BatchSenderOptions, 'isAllowed' | 'onEnd' | 'onLeave'> {
  readonly getUserId: () => string | undefined;
}

/** The way from this page to the analytics service, along the life of the page. */
export function createAnalyticsMail(
  services: TrackingServices,
  { isAllowed, onEnd, onLeave, getUserId }: AnalyticsMailOptions,
): AnalyticsMail {
  const { window, clock, config } = services;
  const mark = analyticsMark(window);
  const outbox = createTrackingOutbox(services, onEnd);
  const { send, abort } = createMixpanelClient(services);
  const mayPost = () => isAllowed() && config.get().analytics.token !== undefined;
  let named: string | undefined;

  /** Most customers have a name: its code comes when it is needed. */
  async function name(): Promise<void> {
    const userId = getUserId();
    if (userId === named) return;
    const code = await lazyImport(() => import('./analytics-profile.ts')).catch(() => undefined); // Tried again with the next events.
    if (await code?.nameCustomer(services, userId, send, mayPost)) named = userId;
  }

  const sender = createBatchSender({
    window, clock, outbox, onEnd, onLeave,
    isAllowed: mayPost,
    post: (body, keepalive) => send('track', body, keepalive),
    finish: name,
  });

  return {
    add(id, text, delay) {
      mark.write('1');
      outbox.add(id, text, clock.monotonic() + delay);
      sender.wake();
    },
    count: outbox.count,
    stop() {
      sender.stop();
      abort();
      return outbox.remove(outbox.list());
    },
    pause: abort,
    resume: sender.wake,
    dispose() {
      sender.leave();
      sender.stop();
    },
  };
}
