import type { FakeClock } from '../../../support/fake-clock.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { responseOf } from '../../../support/fake-transport.ts';

/** What the responses have told, said in another way than the code: where the end lies on the wall clock of now. */
export class SessionModel {
  end: number | null = null;
  isOver = false;
  #sentAt = Number.NEGATIVE_INFINITY;

  take(end: number | null, sentAt: number): void {
    if (sentAt < this.#sentAt) return;
    this.end = end;
    this.#sentAt = sentAt;
  }

  /** The end stays where it was, however the clock is set back; set forward, that cannot be told from sleep. */
  setBack(milliseconds: number): void {
    if (this.end !== null) this.end -= milliseconds;
  }

  /** The customer logs in anew. */
  begin(): void {
    this.end = null;
    this.isOver = false;
    this.#sentAt = Number.NEGATIVE_INFINITY;
  }
}

/** A backend that ends the session by the true time, and tells the model what it tells the pages. */
export class ModelledBackend {
  readonly clock: FakeClock = fakeClock();
  readonly model: SessionModel;
  /** What its responses tell, and how long the session lasts after them. */
  seconds = 100;
  #slept = 0;
  #end = 0;

  constructor(model: SessionModel) {
    this.model = model;
  }

  #time(): number {
    return this.clock.monotonic() + this.#slept;
  }

  isOpen(): boolean {
    return this.#end > this.#time();
  }

  logIn(): void {
    this.#end = this.#time() + this.seconds * 1000;
  }

  /** As a call does, whose response is still to come: the session ends no sooner than it would. */
  prolong(): void {
    this.seconds = Math.max(this.seconds, Math.ceil((this.#end - this.#time()) / 1000));
    this.logIn();
  }

  logOut(): void {
    this.#end = this.#time();
  }

  sleep(milliseconds: number): void {
    this.clock.moveWallClock(milliseconds);
    this.#slept += milliseconds;
  }

  setClock(milliseconds: number): void {
    this.clock.moveWallClock(milliseconds);
    if (milliseconds < 0) this.model.setBack(-milliseconds);
  }

  /** A call that prolongs the session and tells so; without its header it makes the end unknown. */
  answer(body: object, { code = 200, sentAt = this.clock.monotonic(), isTold = true } = {}): Response {
    if (!this.isOpen()) return 'kfpSessionId' in body ? responseOf(200, {})() : responseOf(401)();
    this.logIn();
    this.model.take(isTold ? this.clock.now() + this.seconds * 1000 : null, sentAt);
    return responseOf(code, body, isTold ? { 'X-Session-Expiry': String(this.seconds) } : {})();
  }

  /** The response to a call that has prolonged the session when it was sent. */
  answerAtLast(sentAt: number): Response {
    if (!this.isOpen()) return responseOf(401)();
    const seconds = Math.floor((this.#end - this.#time()) / 1000);
    this.model.take(this.clock.now() + seconds * 1000, sentAt);
    return responseOf(204, '', { 'X-Session-Expiry': String(seconds) })();
  }

  /** A call that tells nothing of the session that counts. */
  answerOddly(header: string | undefined): Response {
    return responseOf(200, {}, header === undefined ? {} : { 'X-Session-Expiry': header })();
  }

  /** A response that is overtaken by that of a later request. */
  answerLate(seconds: number, sentAt: number): Response {
    this.model.take(this.clock.now() + seconds * 1000, sentAt);
    return responseOf(200, {}, { 'X-Session-Expiry': String(seconds) })();
  }
}
