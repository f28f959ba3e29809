import type { PostOutcome } from './analytics-post.ts';
import type { Letter, TrackingOutbox } from './tracking-outbox.ts';

export interface TrackingRoundOptions {
  readonly outbox: TrackingOutbox;
  /** Sends a list of events. */
  readonly post: (body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Asked before each request. */
  readonly isAllowed: () => boolean;
  /** What goes before the first events of a round. */
  readonly prepare: () => Promise<PostOutcome | undefined>;
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
  /** Sends nothing more, until it is started again. */
  readonly hold: (isHeld: boolean) => void;
}

/** Events of one request (TR-52). */
const batchSize = 50;
/** Bytes of requests that go on when a page is left; browsers allow 65,536 for all that a page sends. */
const leaveLimit = 60_000;

/** Takes events from the outbox to the service, in batches (TR-47, TR-59). */
export function createTrackingRound(options: TrackingRoundOptions): TrackingRound {
  const { outbox, post, isAllowed, prepare, onEnd, onFailure } = options;
  let flight: { readonly letters: readonly Letter[]; readonly isKept: boolean } | undefined;
  let limit = batchSize;
  // A browser that refuses to go on with a request when the page is left may send it otherwise.
  let isKept = true;
  let isHeld = false;

  /** False when the service has to be left alone for a while. */
  function settle(letters: readonly Letter[], { status, retryAfter = 0 }: PostOutcome): boolean {
    const isTooLarge = status === 413 && letters.length > 1;
    if (isTooLarge) limit = Math.ceil(letters.length / 2);
    isKept = isFinal(status);
    if (isTooLarge || !isKept) outbox.restore(letters);
    else onEnd(outbox.remove(letters), isOk(status) ? undefined : `status ${String(status)}`);
    if (!isKept) onFailure(retryAfter);
    return isKept;
  }

  async function run(): Promise<boolean> {
    if (!isAllowed()) return false;
    const first = await prepare();
    if (first && !isFinal(first.status)) {
      onFailure(first.retryAfter ?? 0);
      return false;
    }
    while (!isHeld && isAllowed()) {
      const letters = nextBatch(outbox.due(), leaveLimit, limit);
      if (letters.length === 0) return true;
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
    const underWay = new Set(flight?.letters);
    const keys = new Set([...underWay].map(({ key }) => key));
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

  return { run, leave, hold: (next) => void (isHeld = next) };
}

/** As many of the first ones as fit. */
function nextBatch(letters: readonly Letter[], room: number, most: number): readonly Letter[] {
  let size = 2;
  const tooMany = letters.findIndex(({ text }, index) => index >= most || (size += text.length + 1) > room);
  return tooMany < 0 ? letters : letters.slice(0, tooMany);
}

const sizeOf = (letters: readonly Letter[]) => letters.reduce((sum, { text }) => sum + text.length + 1, 2);

const bodyOf = (letters: readonly Letter[]) => `[${letters.map(({ text }) => text).join(',')}]`;

const isOk = (status: number) => status >= 200 && status < 300;

/** Whether another try would change nothing. */
const isFinal = (status: number) => isOk(status) || (status >= 400 && status < 500 && status !== 408 && status !== 429);
