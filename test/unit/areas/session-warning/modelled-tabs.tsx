import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { SessionWarningArea } from '../../../../src/areas/session-warning/session-warning-area.tsx';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { setHidden, windowThatStays } from '../../runtime/session/guarded-page.ts';
import type { ModelledBackend } from './modelled-backend.ts';

export const offers = 'avtaleoversikt/tilbud';
export const extend = 'POST auth/session-extend';

/** Milliseconds after which nothing is being decided any more. */
const settleTime = 300;
/** Milliseconds in which messages between tabs and answers to them arrive; for the runtimes they take no time. */
const messageTime = 20;

export interface ModelledTab extends RenderedArea {
  /** Where the tab has gone, in order. */
  readonly left: readonly string[];
  /** Until when a call that hangs is waited for, on the monotonic clock. */
  hangsUntil: number;
}

async function openTab(server: ModelledBackend): Promise<ModelledTab> {
  const left: string[] = [];
  const area = renderArea(<SessionWarningArea />, {
    clock: server.clock,
    window: windowThatStays((url) => left.push(url)),
    responses: { 'auth/session-status': () => server.answer({ kfpSessionId: 'a' }) },
  });
  const warner = Object.defineProperty(area.element, 'localName', { value: 'kfp-session-warning' });
  area.runtime.elements.add({ element: warner, needsCustomer: false });
  await act(() => vi.advanceTimersByTimeAsync(messageTime).then(() => undefined));
  return { ...area, left, hangsUntil: Number.NEGATIVE_INFINITY };
}

const dialogOf = ({ element }: ModelledTab) => element.querySelector('[role=alertdialog][open]');

/** What stands on the screen of a tab: the seconds of the dialog's heading, and the error. */
export function screenOf(tab: ModelledTab): { readonly seconds: number | null; readonly error: string | undefined } {
  const text = dialogOf(tab)?.querySelector('h2')?.textContent;
  const seconds = text === undefined ? null : Number(/^Du blir logget ut om (\d+) sekund(?:er)?$/.exec(text)?.[1]);
  return { seconds, error: dialogOf(tab)?.querySelector('[role=alert]')?.textContent };
}

/** Two tabs of one browser, with the session of one customer. */
export class ModelledTabs {
  readonly server: ModelledBackend;
  isHidden = false;
  #tabs: ModelledTab[] = [];

  constructor(server: ModelledBackend) {
    this.server = server;
  }

  async open(): Promise<void> {
    this.close();
    this.hide(false);
    this.server.model.begin();
    this.server.logIn();
    this.#tabs = [await openTab(this.server), await openTab(this.server)];
    await this.settle();
  }

  close(): void {
    for (const { unmount, runtime, element } of this.#tabs) {
      unmount();
      runtime.dispose();
      element.remove();
    }
  }

  get(place: 0 | 1): ModelledTab {
    const tab = this.#tabs[place];
    if (!tab) throw new Error('The tabs are not open.');
    return tab;
  }

  /** From timer to timer, so that what one of them asks is answered before the next. */
  async pass(milliseconds: number): Promise<void> {
    const { clock } = this.server;
    await act(() => vi.advanceTimersByTimeAsync(messageTime).then(() => undefined));
    for (let left = milliseconds; left > 0; ) {
      const time = Math.max(1, Math.min(left, clock.untilNext()));
      await act(async () => {
        clock.advance(time);
        await vi.advanceTimersByTimeAsync(time + messageTime);
      });
      left -= time;
    }
  }

  async settle(): Promise<void> {
    const { model, clock } = this.server;
    await this.pass(settleTime);
    // Where the end has come just now it is still being decided.
    if (Math.abs((model.end ?? Infinity) - clock.now()) < settleTime) await this.pass(2 * settleTime);
  }

  /** All tabs of one page hide together here. */
  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    act(() => setHidden(isHidden));
  }

  /** Something happens to the device, and then it is used again. */
  wake(happen: () => void): void {
    happen();
    act(() => void window.dispatchEvent(new Event('focus')));
  }

  /** Clicks where a button is on the screen, else asks as a host does; twice while there is no response, which sends nothing more. */
  async extend(tab: ModelledTab, response: unknown): Promise<void> {
    const { backend, runtime } = tab;
    const isUnderWay = this.server.clock.monotonic() < tab.hangsUntil;
    const isPending = response === hang || response instanceof Promise;
    const before = backend.count(extend);
    backend.answer({ [extend]: response });
    const button = [...(dialogOf(tab)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Fortsett økten');
    for (let click = 0; click < 2; click++) {
      await act(async () => {
        if (button) fireEvent.click(button);
        else runtime.extendSession().catch(() => undefined);
      });
      if (click === 0) expect(backend.count(extend) - before, 'calls of the first click').toBe(isUnderWay ? 0 : 1);
      if (!isPending) break;
    }
    expect(backend.count(extend) - before, 'calls of two clicks').toBe(isUnderWay ? 0 : 1);
    if (response === hang && !isUnderWay) tab.hangsUntil = this.server.clock.monotonic() + 60_000;
  }

  /** Both screens, both stores and the truth of the backend against the model. */
  async check(): Promise<void> {
    const { model, clock } = this.server;
    const left = model.end === null ? 0 : model.end - clock.now();
    model.isOver ||= left <= 0;
    const isOver = model.isOver;
    const seconds = !isOver && left < 60_000 ? Math.ceil(left / 1000) : null;
    expect(this.server.isOpen(), 'what the backend holds for open').toBe(!isOver);
    for (const tab of this.#tabs) {
      const { status, expiresAt } = tab.runtime.session.get();
      const shown = screenOf(tab).seconds;
      expect({ status, expiresAt, left: tab.left.length, seconds: this.isHidden && shown !== null && seconds !== null ? seconds : shown })
        .toEqual({ status: isOver ? 'logged-out' : 'logged-in', expiresAt: isOver ? null : model.end, left: isOver ? 1 : 0, seconds });
    }
    if (isOver) await this.#checkStaysLeft();
  }

  async #checkStaysLeft(): Promise<void> {
    await this.pass(30_000);
    this.wake(() => undefined);
    await this.settle();
    for (const { left } of this.#tabs) expect(left).toHaveLength(1);
  }
}

/** A response that never comes. */
export const hang = (): Promise<never> => new Promise(() => undefined);
