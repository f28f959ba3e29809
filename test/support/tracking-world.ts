import type { ConsentAnswer } from '../../src/domain/cookie-consent.ts';
import type { TrackingConsent } from '../../src/domain/tracking-consent.ts';
import type { PageConsent } from '../../src/runtime/consent/page-consent.ts';
import type { AnalyticsRequest } from '../../src/runtime/host/host.ts';
import type { FakeClock } from './fake-clock.ts';
import { fakeClock } from './fake-clock.ts';
import { tabWindow } from './tab-window.ts';
import type { SentEvent, TrackingPage } from './tracking-page.ts';
import { createTrackingPage } from './tracking-page.ts';

/** How the service reacts to a request. Held requests get a response later, in any order. */
export type ServiceMood = 'take' | 'hold' | 'lose' | 'broken' | 'busy' | 'too large' | 'refuse' | 'throw' | 'nonsense';

export interface Tab {
  readonly page: TrackingPage;
  readonly window: Window & typeof globalThis;
  readonly clock: FakeClock;
  state: 'open' | 'left' | 'crashed';
}

interface Flight {
  readonly tab: Tab;
  readonly request: AnalyticsRequest;
  readonly ids: readonly string[];
  readonly settle: (response: Response) => void;
}

const words = { accepted: 'OPTED_IN', denied: 'OPTED_OUT', none: 'UNANSWERED' } as const satisfies Record<string, TrackingConsent>;

/** Waits for work that needs no timer. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Tabs of one customer and the service that receives their events. Records all violations. */
export class TrackingWorld {
  readonly tabs: Tab[] = [];
  /** Violations in words. */
  readonly wrongs: string[] = [];
  readonly received = new Set<string>();
  mood: ServiceMood = 'take';
  private consent: ConsentAnswer = 'accepted';
  private readonly listeners = new Map<Tab, Set<() => void>>();
  private readonly told = new Map<Tab, ConsentAnswer>();
  private flights: Flight[] = [];
  private created = 0;
  /** Number of the last event that existed when the customer said no. */
  private forgotten = 0;

  constructor() {
    localStorage.clear();
    this.open();
  }

  open(): void {
    const window = tabWindow();
    const clock = fakeClock();
    clock.advance(this.tabs[0]?.clock.monotonic() ?? 0);
    const listeners = new Set<() => void>();
    const consent = {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      // Reading the consent reveals a silent change, and notifies the listeners of this tab too.
      tracking: () => {
        const asking = this.tabs.find((tab) => tab.window === window);
        if (asking) this.tell(asking);
        return words[this.consent ?? 'none'];
      },
    } as unknown as PageConsent;
    const respond = (request: AnalyticsRequest) => this.respond(tab, request);
    const page = createTrackingPage({ window, clock, consent, respond, status: 'logged-in', trackingId: 'kunde-a' });
    const tab: Tab = { page, window, clock, state: 'open' };
    this.tabs.push(tab);
    this.listeners.set(tab, listeners);
    this.told.set(tab, this.consent);
  }

  track(tab: Tab, size: number): void {
    this.created += 1;
    tab.page.track({ event: 'Statistikk', name: `e${String(this.created).replace(/./g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`, value: 'x'.repeat(size) });
  }

  /** The customer answers in some tab. Pages in the back/forward cache are notified when they come back. */
  say(answer: ConsentAnswer): void {
    this.consent = answer;
    for (const tab of this.tabs) if (tab.state === 'open') this.tell(tab);
    // Without an open page, the next page deletes the events.
    if (answer !== 'denied' || !this.tabs.some(({ state }) => state === 'open')) return;
    this.forgotten = this.created;
    this.checkSilence();
  }

  /** Changes the consent cookie without a notification. */
  change(answer: ConsentAnswer): void {
    this.consent = answer;
  }

  leave(tab: Tab): void {
    if (tab.state !== 'open') return;
    tab.state = 'left';
    tab.window.dispatchEvent(new Event('pagehide'));
  }

  comeBack(tab: Tab): void {
    if (tab.state !== 'left') return;
    tab.state = 'open';
    tab.window.dispatchEvent(new Event('pageshow'));
    this.tell(tab);
  }

  crash(tab: Tab): void {
    tab.state = 'crashed';
  }

  /** Answers one held request: the newest if `isLast`, otherwise the oldest. */
  settle(isLast: boolean, status: number): void {
    const flight = isLast ? this.flights.pop() : this.flights.shift();
    if (!flight) return;
    if (status === 200) flight.ids.forEach((id) => this.received.add(id));
    flight.settle(new Response(null, { status }));
  }

  async pass(milliseconds: number): Promise<void> {
    await turn();
    for (const { clock, state } of this.tabs) if (state === 'open') clock.advance(milliseconds);
    await turn();
    await turn();
  }

  /** Records a violation for each page whose events are not all accounted for. */
  check(): void {
    for (const { page } of this.tabs) {
      const [created, known] = page.balance();
      if (created !== known) this.wrongs.push(`created ${String(created)}, known ${String(known)}`);
    }
  }

  end(): void {
    this.say('denied');
    for (const { page } of this.tabs) page.close();
    localStorage.clear();
  }

  private tell(tab: Tab): void {
    if (this.told.get(tab) === this.consent) return;
    this.told.set(tab, this.consent);
    this.listeners.get(tab)?.forEach((listener) => listener());
  }

  private checkSilence(): void {
    const isSilent = (flight: Flight) => flight.request.signal.aborted || flight.tab.state !== 'open';
    if (!this.flights.every(isSilent)) this.wrongs.push('a request goes on after a no');
    if (Object.keys(localStorage).some((key) => key.startsWith('kfp-analytics-'))) this.wrongs.push('something is stored after a no');
    if (/kfp-analytics-id=\w/.test(document.cookie)) this.wrongs.push('a cookie is there after a no');
  }

  private respond(tab: Tab, request: AnalyticsRequest): Promise<Response> | Response {
    if (this.consent !== 'accepted') this.wrongs.push(`sent while the customer says ${String(this.consent)}`);
    const events = request.url.includes('/track') ? (JSON.parse(request.body) as SentEvent[]) : [];
    const ids = events.map(({ properties }) => String(properties['$insert_id']));
    for (const { properties } of events) {
      const number = Number(String(properties['name']).slice(1).replace(/./g, (letter) => String(letter.charCodeAt(0) - 97)));
      if (number <= this.forgotten) this.wrongs.push('an event from before a no is sent');
    }
    switch (this.mood) {
      case 'hold':
      case 'lose':
        return new Promise((resolve) => void this.flights.push({ tab, request, ids, settle: resolve }));
      case 'take':
        ids.forEach((id) => this.received.add(id));
        return new Response('1');
      case 'busy':
        return new Response(null, { status: 429, headers: { 'Retry-After': '20' } });
      case 'too large':
        return new Response(null, { status: ids.length > 1 ? 413 : 200 });
      case 'throw':
        throw new Error('the transport of the host');
      case 'nonsense':
        return undefined as unknown as Response;
      default:
        return new Response(null, { status: this.mood === 'refuse' ? 400 : 503 });
    }
  }
}
