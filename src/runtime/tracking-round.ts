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
  // A browser that refuses to go on with a request when the page is left may send it otherwise.
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
    limit = batchSize;
    while (isHere() && isAllowed()) {
      const letters = nextBatch(outbox.due(), leaveLimit, limit);
      if (letters.length === 0) {
        await finish();
        return true;
      }
      flight = { letters, isKept };
      const outcome = await post(bodyOf(letters), isKept);
      flight = undefined;
      if (!settle(letters, outcome)) return false;
    }
    return false;
  }

  function leave(isHopeless: boolean): void {
    const gone = flight?.isKept ? flight.letters : [];
    outbox.hide(gone);
    const keys = new Set(flight?.letters.map(({ key }) => key));
    let letters = outbox.own(isHopeless).filter(({ key }) => !keys.has(key));
    let room = leaveLimit - sizeOf(gone);
    while (isAllowed()) {
      const batch = nextBatch(letters, room, limit);
      if (batch.length === 0) return;
      letters = letters.slice(batch.length);
      room -= sizeOf(batch);
      outbox.hide(batch);
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
