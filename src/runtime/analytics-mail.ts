import { storageEntry } from '../platform/storage-entry.ts';
import type { AnalyticsPost, PostOutcome } from './analytics-post.ts';
import { createAnalyticsPost } from './analytics-post.ts';
import type { AnalyticsProfile } from './analytics-profile.ts';
import { createAnalyticsProfile } from './analytics-profile.ts';
import { analyticsMark } from './analytics-storage.ts';
import { analyticsUrl } from './analytics-url.ts';
import { browserTransport } from './analytics-transport.ts';
import { createTrackingOutbox } from './tracking-outbox.ts';
import type { TrackingSender } from './tracking-sender.ts';
import { createTrackingSender } from './tracking-sender.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface AnalyticsMail {
  /** @param delay milliseconds before it may be sent */
  readonly add: (id: string, text: string, delay: number) => void;
  /** How many events of this page wait or are under way. */
  readonly count: () => number;
  /** Ends all; gives how many events of this page never arrived. */
  readonly stop: () => number;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly leave: () => void;
  readonly dispose: () => void;
}

export interface AnalyticsMailOptions {
  readonly isAllowed: () => boolean;
  readonly getUserId: () => string | undefined;
  readonly onEnd: (count: number, reason?: string) => void;
  /** The page is being left; what is to go with it is to be added now. */
  readonly onLeave: () => void;
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
  const profile = createAnalyticsProfile(window, getToken, getUserId, random);
  const urlOf = (path: 'track' | 'engage') => analyticsUrl(path, config.get().analytics.apiHost, window.location) ?? '';
  const mark = storageEntry(() => window.localStorage, analyticsMark);
  let isPaused = false;

  const sender = createTrackingSender({
    window,
    clock,
    outbox,
    isAllowed: () => isAllowed() && getToken() !== undefined && urlOf('track') !== '',
    post: (body, keepalive) => posts.send(urlOf('track'), body, keepalive),
    prepare: () => sendProfile(profile, posts, urlOf('engage')),
    onEnd,
    random,
  });
  const life = followPage(window, sender, onLeave);
  // What earlier pages have left behind need not wait.
  sender.wake(true);

  return {
    add(id, text, delay) {
      if (mark.read() === undefined) mark.write('1');
      outbox.add(id, text, clock.monotonic() + delay);
      // What is tracked by others that hear of the page's end goes with it.
      if (life.isLeft()) sender.leave();
      else sender.wake();
    },
    count: outbox.count,
    stop() {
      life.dispose();
      posts.abort();
      return outbox.forget();
    },
    pause() {
      isPaused = true;
      posts.abort();
    },
    resume() {
      if (isPaused) sender.wake(true);
      isPaused = false;
    },
    leave: life.leave,
    dispose: life.dispose,
  };
}

async function sendProfile(profile: AnalyticsProfile, posts: AnalyticsPost, url: string): Promise<PostOutcome | undefined> {
  const body = profile.body();
  if (body === undefined) return undefined;
  const outcome = await posts.send(url, body, true);
  if (outcome.status >= 200 && outcome.status < 500 && outcome.status !== 429) profile.close();
  return outcome;
}

/** Tells the sender when the page is left and comes back, and when the device is online again. */
function followPage(window: Window, sender: TrackingSender, onLeave: () => void) {
  let isLeft = false;

  function leave(): void {
    if (isLeft) return;
    onLeave();
    isLeft = true;
    sender.leave();
  }

  function comeBack(): void {
    // The event comes at the end of each load too.
    if (isLeft) sender.comeBack();
    isLeft = false;
  }

  const listeners = { pagehide: leave, pageshow: comeBack, online: () => sender.comeBack() };
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener);
  return {
    leave,
    isLeft: () => isLeft,
    dispose: () => {
      for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener);
      sender.stop();
    },
  };
}
