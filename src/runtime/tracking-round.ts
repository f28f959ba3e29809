import type { PostOutcome } from './analytics-post.ts';
import type { Letter, TrackingOutbox } from './tracking-outbox.ts';

export interface TrackingRoundOptions {
  readonly outbox: TrackingOutbox;
  /** Sends a list of events. */
  readonly post: (body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Asked before each request: whether the customer says yes. */
  readonly isAllowed: () => boolean;
  /** Asked before each request of a round: whether the page is still here. */
  readonly isHere: () => boolean;
  /** What is to be sent once no event is left. Never fails. */
  readonly finish: () => Promise<void>;
  /** So many events of this page have arrived, or never will, for the reason. */
  readonly onEnd: (count: number, reason?: string) => void;
  /** The service has to be left alone: for so many milliseconds, by itself. */
  readonly onFailure: (retryAfter: number) => void;
}

export interface TrackingRound {
  /** Sends what is due, one request after the other; false when the rest has to wait for something else than the next round. */
  readonly run: () => Promise<boolean>;
  /** Sends what is left behind, with the page that goes; all that is not `isHopeless` also where it is stored. */
  readonly leave: (isHopeless: boolean) => void;
}

/** Events of one request (TR-52). */
const batchSize = 50;
/** Bytes of requests that go on when a page is left; browsers allow 65,536 for all that a page sends. */
const leaveLimit = 60_000;
/** Bytes of a request besides its events, each with a comma. */
const envelope = 'data=[]'.length;

/** Takes events from the outbox to the service, in batches (TR-47, TR-59). */
export function createTrackingRound(options: TrackingRoundOptions): TrackingRound {
  const { outbox, post, isAllowed, isHere, finish, onEnd, onFailure } = options;
  let flight: { readonly letters: readonly Letter[]; readonly isKept: boolean } | undefined;
  let limit = batchSize;
  // What may still go with a page that is left, which can hear of that more than once.
  let room = leaveLimit;
  let isKept = true;

  /** False when the service has to be left alone for a while. */
  function settle(letters: readonly Letter[], { status, isOk, isFinal, retryAfter }: PostOutcome): boolean {
    const isTooLarge = status === 413 && letters.length > 1;
    if (isTooLarge) limit = Math.ceil(letters.length / 2);
    isKept = isFinal;
    if (isTooLarge || !isFinal) outbox.restore(letters);
    else onEnd(outbox.remove(letters), isOk ? undefined : `status ${String(status)}`);
    if (!isFinal) onFailure(retryAfter);
    return isFinal;
  }

  async function run(): Promise<boolean> {
    [limit, room] = [batchSize, leaveLimit];
    while (isHere() && isAllowed()) {
      const letters = nextBatch(outbox.due(), leaveLimit, limit);
      if (letters.length === 0) return finish().then(() => true);
      flight = { letters, isKept };
      const outcome = await post(bodyOf(letters), isKept);
      flight = undefined;
      // A browser goes on with only so much when a page is left, and refuses more at once; then it may send it otherwise.
      if (isKept && outcome.status === 0) isKept = false;
      else if (!settle(letters, outcome)) return false;
    }
    return false;
  }

  /** They go with the page. */
  function take(letters: readonly Letter[]): void {
    outbox.hide(letters);
    room -= sizeOf(letters);
  }

  function leave(isHopeless: boolean): void {
    if (flight?.isKept) {
      take(flight.letters);
      flight = undefined;
    }
    const keys = new Set(flight?.letters.map(({ key }) => key));
    let letters = outbox.own(isHopeless).filter(({ key }) => !keys.has(key));
    while (isAllowed()) {
      const batch = nextBatch(letters, room, limit);
      if (batch.length === 0) return;
      letters = letters.slice(batch.length);
      take(batch);
      void post(bodyOf(batch), true).then((outcome) => settle(batch, outcome));
    }
  }

  return { run, leave };
}

/** As many of the first ones as fit. */
function nextBatch(letters: readonly Letter[], room: number, most: number): readonly Letter[] {
  let size = envelope;
  const tooMany = letters.findIndex(({ text }, index) => index >= most || (size += text.length + 1) > room);
  return tooMany < 0 ? letters : letters.slice(0, tooMany);
}

const sizeOf = (letters: readonly Letter[]) => letters.reduce((sum, { text }) => sum + text.length + 1, envelope);

const bodyOf = (letters: readonly Letter[]) => `[${letters.map(({ text }) => text).join(',')}]`;
