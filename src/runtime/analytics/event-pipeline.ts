import { lazyImport } from '../../platform/lazy-import.ts';
import { analyticsMark } from './analytics-mark.ts';
import type { BatchSenderOptions } from './batch-sender.ts';
import { createBatchSender } from './batch-sender.ts';
import { createMixpanelClient } from './mixpanel-client.ts';
import { createTrackingOutbox } from './tracking-outbox.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface EventPipeline {
  /** @param delay milliseconds before it may be sent */
  readonly add: (id: string, text: string, delay: number) => void;
  /** The number of events of this page that wait or are under way. */
  readonly count: () => number;
  /**
   * Cancels all requests and removes all events.
   *
   * @returns how many events of this page were never delivered
   */
  readonly stop: () => number;
  /** Cancels the requests under way. Their events wait until sending is allowed again. */
  readonly pause: () => void;
  /** Sending is allowed again. */
  readonly resume: () => void;
  /** Sends the waiting events, then stops for good. */
  readonly dispose: () => void;
}

export interface EventPipelineOptions extends Pick<BatchSenderOptions, 'isAllowed' | 'onEnd' | 'onLeave'> {
  readonly getUserId: () => string | undefined;
}

/** Connects outbox, sender and Mixpanel client, and ties them to the page's life cycle. */
export function createEventPipeline(
  services: TrackingServices,
  { isAllowed, onEnd, onLeave, getUserId }: EventPipelineOptions,
): EventPipeline {
  const { window, clock, config } = services;
  const mark = analyticsMark(window);
  const outbox = createTrackingOutbox(services, onEnd);
  const { send, abort } = createMixpanelClient(services);
  const mayPost = () => isAllowed() && config.get().analytics.token !== undefined;
  let named: string | undefined;

  /** Names the customer's profile. This code is a lazy chunk, as most customers have a name already. */
  async function name(): Promise<void> {
    const userId = getUserId();
    if (userId === named) return;
    const code = await lazyImport(() => import('./analytics-profile.ts')).catch(() => undefined); // The next events try again.
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
