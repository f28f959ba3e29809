import { listen } from '../platform/listen.ts';
import { ifTimed } from '../platform/user-timing.ts';
import type { MetricDetail } from '../runtime/host/host.ts';
import { getPageElements } from './page-runtime.ts';

type Name = MetricDetail['name'];

/** Metrics that elements record themselves, as User Timing marks. */
const times = ['defined', 'data', 'painted'] as const;

/** The metrics of one element. */
interface Figures {
  /** Values that were dispatched, by name. */
  readonly told: Map<Name, number>;
  /** The current session window of layout shifts. */
  shifts?: ShiftWindow;
}

const known = new WeakMap<Element, Figures>();
/** Stop the listeners; undefined while there are none. */
let stops: readonly (() => void)[] | undefined;
/** Created when a listener first reads a `detail`. */
let observers: PerformanceObserver[] | undefined;

/**
 * Dispatches `kfp-metric` events. The first values come from the elements' User Timing marks. Performance observers
 * start only when a listener reads the `detail` of an event. A page without elements has no listeners and no observers.
 */
export function measureElements(): void {
  getPageElements().subscribe(listenWhileUsed);
  listenWhileUsed();
  const elements = getPageElements().get().map(({ element }) => element);
  for (const element of elements) {
    const same = elements.filter(({ localName }) => localName === element.localName);
    tellTime(element, 'defined', 0);
    for (const name of ['data', 'painted'] as const) {
      // Marks of one tag are matched to its elements in page order. Unless every element has a mark, no match is possible.
      const marks = marksOf(element, name).length;
      if (same.length === 1 || marks === same.length) tellTime(element, name, same.indexOf(element));
    }
  }
}

function listenWhileUsed(): void {
  if (getPageElements().get().length > 0) {
    stops ??= [listen(window, ['kfp-ready'], tellOfReady, { capture: true }), listen(document, ['visibilitychange'], tellLateListeners)];
    return;
  }
  for (const stop of stops ?? []) stop();
  for (const observer of observers ?? []) observer.disconnect();
  stops = observers = undefined;
}

/** Dispatches the known figures again, for listeners that were added late. */
function tellLateListeners(): void {
  if (observers) return;
  for (const { element } of getPageElements().get()) figuresOf(element).told.forEach((value, name) => tell(element, name, value));
}

/** Reports an element that gets its data later: the last mark of its tag belongs to it. */
function tellOfReady(event: Event): void {
  const [element] = event.composedPath();
  if (!(element instanceof Element)) return;
  // An element dispatches kfp-ready again when it loses its data and gets it back.
  const isFirst = !figuresOf(element).told.has('data');
  if (isFirst) {
    tellTime(element, 'defined', 0);
    tellTime(element, 'data', -1);
  }
  requestAnimationFrame(() => {
    if (isFirst) tellTime(element, 'painted', -1);
    for (const name of times) keepFirst(marksOf(element, name));
  });
}

function marksOf(element: Element, name: Name): PerformanceEntryList {
  return ifTimed(() => performance.getEntriesByName(`kfp:${element.localName}:${name}`, 'mark')) ?? [];
}

/** Keeps only the first mark: elements are added and removed while the page is open, and marks would pile up. */
function keepFirst([first, ...more]: PerformanceEntryList): void {
  if (!first || more.length === 0) return;
  performance.clearMarks(first.name);
  performance.mark(first.name, { startTime: first.startTime });
}

function figuresOf(element: Element): Figures {
  const figures = known.get(element) ?? { told: new Map() };
  known.set(element, figures);
  return figures;
}

function tellTime(element: Element, name: Name, index: number): void {
  const mark = marksOf(element, name).at(index);
  if (mark) tell(element, name, Math.max(0, mark.startTime - activationStart()));
}

/** When the customer opened a prerendered page, in milliseconds; 0 for any other page. */
function activationStart(): number {
  const [navigation] = ifTimed(() => performance.getEntriesByType('navigation')) ?? [];
  return (navigation as { readonly activationStart?: number } | undefined)?.activationStart ?? 0;
}

function tell(element: Element, name: Name, value: number): void {
  figuresOf(element).told.set(name, value);
  const detail: MetricDetail = { tag: element.localName, name, value };
  const event = new CustomEvent('kfp-metric', { bubbles: true, composed: true });
  // The getter is the only way to detect a listener.
  Object.defineProperty(event, 'detail', {
    get() {
      observe();
      return detail;
    },
  });
  element.dispatchEvent(event);
}

function observe(): void {
  if (observers || !stops) return;
  observers = [];
  watch(observers, 'event', (entry) => tellOfInteraction(entry as PerformanceEventTiming), { durationThreshold: 16 });
  watch(observers, 'layout-shift', (entry) => tellOfShift(entry as LayoutShift));
}

/** Observes one type of performance entry, where the browser supports it. */
function watch(made: PerformanceObserver[], type: string, take: (entry: PerformanceEntry) => void, options = {}): void {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry)));
  observer.observe({ type, buffered: true, ...options });
  made.push(observer);
}

/** Our element that contains the node, across shadow roots. */
function elementAround(node: Node | null | undefined): Element | undefined {
  for (let place = node; place; place = place.parentNode ?? (place as Partial<ShadowRoot>).host) {
    const found = getPageElements().get().find(({ element }) => element === place);
    if (found) return found.element;
  }
  return undefined;
}

/** Dispatches a value only when it grows, so the last value is the one for the page. */
function tellGrowth(element: Element, name: 'inp' | 'cls', value: number): void {
  if (value > (figuresOf(element).told.get(name) ?? 0)) tell(element, name, value);
}

function tellOfInteraction({ target, duration, interactionId }: PerformanceEventTiming): void {
  const element = interactionId ? elementAround(target) : undefined;
  if (element) tellGrowth(element, 'inp', duration);
}

/** An entry of the Layout Instability API; TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** A session window: shifts within five seconds, each less than one second after the one before. */
interface ShiftWindow {
  start: number;
  end: number;
  sum: number;
}

function tellOfShift({ startTime, value, hadRecentInput, sources }: LayoutShift): void {
  if (hadRecentInput) return;
  const whole = areaOf(sources);
  for (const { element } of getPageElements().get()) {
    const area = areaOf(sources.filter((source) => isInside(element, source)));
    if (area === 0) continue;
    // One entry covers all shifts of a frame; the element gets its share by area.
    const part = (value * area) / whole;
    const figures = figuresOf(element);
    const { shifts: before } = figures;
    const isSame = before && startTime - before.end < 1000 && startTime - before.start < 5000;
    figures.shifts = isSame ? { start: before.start, end: startTime, sum: before.sum + part } : { start: startTime, end: startTime, sum: part };
    tellGrowth(element, 'cls', figures.shifts.sum);
  }
}

/** Area of the moved boxes in px², before plus after the shift. */
function areaOf(sources: LayoutShift['sources']): number {
  let area = 0;
  for (const { previousRect, currentRect } of sources) area += previousRect.width * previousRect.height + currentRect.width * currentRect.height;
  return area;
}

/**
 * Whether a shift happened inside the element. Browsers report no node for a shadow root. Then the node's positions in
 * the window decide; one of them may be outside the window. When the whole element moves, the page has moved it.
 */
function isInside(element: Element, { node, previousRect, currentRect }: LayoutShift['sources'][number]): boolean {
  if (node) return node !== element && elementAround(node) === element;
  const box = element.getBoundingClientRect();
  const places = [previousRect, currentRect].filter(({ width, height }) => width > 0 && height > 0);
  return places.length > 0 && places.every((place) => contains(box, place));
}

/** Allows 1 px difference, because browsers round the positions. */
function contains(box: DOMRectReadOnly, place: DOMRectReadOnly): boolean {
  return box.left <= place.left + 1 && box.top <= place.top + 1 && box.right >= place.right - 1 && box.bottom >= place.bottom - 1;
}
