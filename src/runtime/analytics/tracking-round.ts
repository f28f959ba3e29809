import type { Clock } from '../../platform/clock.ts';
import type { PostOutcome } from './mixpanel-client.ts';
import type { Letter, TrackingOutbox } from './tracking-outbox.ts';
import { fitting, never } from './tracking-outbox.ts';

export interface TrackingRoundOptions {
  readonly clock: Clock;
  readonly outbox: TrackingOutbox;
  /** Sends a list of events. Never fails. */
  readonly post: (body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Asked before each request: whether the customer says yes. */
  readonly isAllowed: () => boolean;
  /** What is to be sent once no event is left. Never fails. */
  readonly finish: () => Promise<void>;
  /** So many events of this page have arrived, or never will, for the reason. */
  readonly onEnd: (count: number, reason?: string) => void;
}

export interface TrackingRound {
  /** Sends what is due, one request after the other; false when the rest has to wait for something else than the next round. */
  readonly run: () => Promise<boolean>;
  /** Sends what is left behind, with the page that goes; all that is not `isHopeless` also where it is stored. */
  readonly leave: (isHopeless: boolean) => void;
}

/** Events of one request. */
const batchSize = 50;
/** Bytes of requests that go on when a page is left; browsers allow 65,536 for all that a page sends. */
const leaveLimit = 60_000;
/** Bytes of a request besides its list. */
const envelope = 'data='.length;

/**
 * Takes events from the outbox to the service, in batches.
 *
 * @param isAway asked before each request of a round: whether the page has been left
 * @param onAnswer is told what came of a request: undefined when another try would change nothing, else the milliseconds
 *   that the service has asked to be left alone, 0 or less where it has not
 */
export function createTrackingRound(
  { clock, outbox, post, isAllowed, finish, onEnd }: TrackingRoundOptions,
  isAway: () => boolean,
  onAnswer: (retryAfter: number | undefined) => void,
): TrackingRound {
  let limit = batchSize;
  // What may still go with a page that is left, which can hear of that more than once.
  let room = leaveLimit;
  let isKept = true;
  /** What is under way, and goes on when the page is left. */
  let flight: readonly Letter[] = [];

  /** False when the service has to be left alone for a while. */
  async function send(letters: readonly Letter[], keepalive: boolean, mayRepeat: boolean): Promise<boolean> {
    for (const letter of letters) letter.due = never;
    const { status, isFinal, retryAfter } = await post(bodyOf(letters), keepalive);
    const isTooLarge = status === '413' && letters.length > 1;
    if (isTooLarge) limit = Math.ceil(letters.length / 2);
    if (isTooLarge || !isFinal) letters.forEach(outbox.restore);
    else onEnd(outbox.remove(letters), status < '3' ? undefined : `status ${status}`);
    // A browser goes on with only so much when a page is left, and refuses more at once; then it may send it otherwise.
    const isRefused = mayRepeat && keepalive && !Number(status);
    isKept = isFinal;
    if (!isRefused) onAnswer(isFinal ? undefined : retryAfter);
    return isFinal || isRefused;
  }

  /** They go with the page. */
  function take(letters: readonly Letter[]): void {
    letters.forEach(outbox.hide);
    room -= envelope + bodyOf(letters).length;
  }

  return {
    async run() {
      [limit, room] = [batchSize, leaveLimit];
      while (!isAway() && isAllowed()) {
        const letters = fitting(outbox.list().filter(({ due }) => due <= clock.monotonic()), leaveLimit - envelope, limit);
        if (letters.length === 0) return finish().then(() => true);
        flight = isKept ? letters : [];
        const isWell = await send(letters, isKept, true);
        flight = [];
        if (!isWell) return false;
      }
      return false;
    },
    leave(isHopeless) {
      const isGoing = ({ isOwn, isStored, due }: Letter) => isOwn && due !== never && !(isStored && isHopeless);
      take(flight);
      flight = [];
      while (isAllowed()) {
        const letters = fitting(outbox.list().filter(isGoing), room - envelope, limit);
        if (letters.length === 0) return;
        take(letters);
        void send(letters, true, false);
      }
    },
  };
}

const bodyOf = (letters: readonly Letter[]) => `[${letters.map(({ text }) => text).join(',')}]`;
