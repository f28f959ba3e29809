import { analyticsMark } from './analytics-mark.ts';
import { createAnalyticsPost } from './analytics-post.ts';
import { browserTransport } from './analytics-transport.ts';
import { analyticsUrl } from './analytics-url.ts';
import { createTrackingOutbox } from './tracking-outbox.ts';
import type { TrackingSenderOptions } from './tracking-sender.ts';
import { createTrackingSender } from './tracking-sender.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface AnalyticsMail {
  /** @param delay milliseconds before it may be sent */
  readonly add: (id: string, text: string, delay: number) => void;
  /** How many events of this page wait or are under way. */
  readonly count: () => number;
  /** Ends all; gives how many events of this page never arrived. */
  readonly stop: () => number;
  /** Ends what is under way; it waits, as all does while it is not allowed. */
  readonly pause: () => void;
  /** It is allowed again. */
  readonly resume: () => void;
  /** Sends what waits, and nothing after it. */
  readonly dispose: () => void;
}

export interface AnalyticsMailOptions extends Pick<TrackingSenderOptions, 'isAllowed' | 'onEnd' | 'onLeave'> {
  readonly getUserId: () => string | undefined;
}

/** The way from this page to the analytics service, along the life of the page. */
export function createAnalyticsMail(
  { window, clock, sources, config }: TrackingServices,
  { isAllowed, getUserId, onEnd, onLeave }: AnalyticsMailOptions,
): AnalyticsMail {
  const random = () => Math.random();
  const fallback = browserTransport(window);
  const posts = createAnalyticsPost(clock, () => sources.get().analyticsTransport ?? fallback);
  const outbox = createTrackingOutbox(window, clock, (reason) => onEnd(1, reason));
  const getToken = () => config.get().analytics.token;
  const urlOf = (path: 'track' | 'engage') => analyticsUrl(path, config.get().analytics.apiHost, window.location);
  const mayPost = () => isAllowed() && getToken() !== undefined;
  const mark = analyticsMark(window);
  let named: string | undefined;

  const send = (path: 'track' | 'engage', body: string, keepalive: boolean) => posts.send(urlOf(path), body, keepalive);

  /** Most customers have a name: its code comes when it is needed. */
  async function name(): Promise<void> {
    const userId = getUserId();
    if (userId === undefined || userId === named) return;
    const code = await import('./analytics-profile.ts').catch(() => undefined); // Tried again with the next events.
    if (!code || !mayPost()) return;
    const post = (body: string) => send('engage', body, true);
    if (await code.nameCustomer({ window, token: getToken(), userId, post, isAllowed, random })) named = userId;
  }

  const sender = createTrackingSender({
    window, clock, outbox, random, onEnd, onLeave,
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
      posts.abort();
      return outbox.forget();
    },
    pause: posts.abort,
    resume: sender.wake,
    dispose() {
      sender.leave();
      sender.stop();
    },
  };
}
