import { ifTimed } from '../platform/user-timing.ts';
import type { MetricDetail } from '../runtime/host/host.ts';
import { getPageElements } from './page-runtime.ts';

type Name = MetricDetail['name'];

/** Those that elements mark themselves. */
const times = ['defined', 'data', 'painted'] as const;

/** What is known of an element. */
interface Figures {
  /** Told, by name. */
  readonly told: Map<Name, number>;
  /** The layout shifts that count together with the next one. */
  shifts?: ShiftWindow;
}

let known: WeakMap<Element, Figures> | undefined;
let isListening = false;
/** There once somebody has read a detail. */
let observers: PerformanceObserver[] | undefined;

/**
 * Tells the host how each element does, by `kfp-metric`: from the marks that the elements have set, and, once somebody has
 * read the detail of one of these events, from what the browser observes. A page without an element has nothing of it.
 */
export function measureElements(): void {
  getPageElements().subscribe(listenWhileUsed);
  listenWhileUsed();
  const elements = getPageElements().get().map(({ element }) => element);
  for (const element of elements) {
    const same = elements.filter(({ localName }) => localName === element.localName);
    tellTime(element, 'defined', 0);
    for (const name of ['data', 'painted'] as const) {
      // Elements of one tag have their data in the order of the page; unless all have, it is not known which ones.
      const marks = marksOf(element, name).length;
      if (same.length === 1 || marks === same.length) tellTime(element, name, same.indexOf(element));
    }
  }
}

function listenWhileUsed(): void {
  const isUsed = getPageElements().get().length > 0;
  if (isUsed === isListening) return;
  isListening = isUsed;
  if (isUsed) {
    window.addEventListener('kfp-ready', tellOfReady, true);
    document.addEventListener('visibilitychange', tellLateListeners);
  } else {
    window.removeEventListener('kfp-ready', tellOfReady, true);
    document.removeEventListener('visibilitychange', tellLateListeners);
    for (const observer of observers ?? []) observer.disconnect();
    observers = undefined;
  }
}

function tellLateListeners(): void {
  if (observers) return;
  for (const { element } of getPageElements().get()) figuresOf(element).told.forEach((value, name) => tell(element, name, value));
}

/** A later element has its data: the last mark of its tag is its own. */
function tellOfReady(event: Event): void {
  const [element] = event.composedPath();
  if (!(element instanceof Element)) return;
  // One that has lost its data, and has it again, is ready again.
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

/** Elements come and go as long as the page is open; a tag has one mark of each name. */
function keepFirst([first, ...more]: PerformanceEntryList): void {
  if (!first || more.length === 0) return;
  performance.clearMarks(first.name);
  performance.mark(first.name, { startTime: first.startTime });
}

function figuresOf(element: Element): Figures {
  known ??= new WeakMap();
  const figures = known.get(element) ?? { told: new Map() };
  known.set(element, figures);
  return figures;
}

function tellTime(element: Element, name: Name, index: number): void {
  const mark = marksOf(element, name).at(index);
  if (mark) tell(element, name, mark.startTime);
}

function tell(element: Element, name: Name, value: number): void {
  figuresOf(element).told.set(name, value);
  const detail: MetricDetail = { tag: element.localName, name, value };
  const event = new CustomEvent('kfp-metric', { bubbles: true, composed: true });
  // Nobody else can say whether there are listeners.
  Object.defineProperty(event, 'detail', {
    get() {
      observe();
      return detail;
    },
  });
  element.dispatchEvent(event);
}

function observe(): void {
  if (observers || !isListening) return;
  observers = [];
  watch(observers, 'event', (entry) => tellOfInteraction(entry as PerformanceEventTiming), { durationThreshold: 16 });
  watch(observers, 'layout-shift', (entry) => tellOfShift(entry as LayoutShift));
}

/** What the page's browser cannot observe is not told. */
function watch(made: PerformanceObserver[], type: string, take: (entry: PerformanceEntry) => void, options = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry)));
  observer.observe({ type, buffered: true, ...options });
  made.push(observer);
}

/** The element that holds a node, through shadow roots. */
function elementAround(node: Node | null | undefined): Element | undefined {
  for (let place = node; place; place = place.parentNode ?? (place as Partial<ShadowRoot>).host) {
    const found = getPageElements().get().find(({ element }) => element === place);
    if (found) return found.element;
  }
  return undefined;
}

/** Only what grows is told: the last value is that of the page. */
function tellGrowth(element: Element, name: 'inp' | 'cls', value: number): void {
  if (value > (figuresOf(element).told.get(name) ?? 0)) tell(element, name, value);
}

function tellOfInteraction({ target, duration, interactionId }: PerformanceEventTiming): void {
  const element = interactionId ? elementAround(target) : undefined;
  if (element) tellGrowth(element, 'inp', duration);
}

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Shifts within five seconds, with less than one between them, count together. */
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
    // One entry holds all that a frame has moved, of which the element has its part.
    const part = (value * area) / whole;
    const figures = figuresOf(element);
    const { shifts: before } = figures;
    const isSame = before && startTime - before.end < 1000 && startTime - before.start < 5000;
    figures.shifts = isSame ? { start: before.start, end: startTime, sum: before.sum + part } : { start: startTime, end: startTime, sum: part };
    tellGrowth(element, 'cls', figures.shifts.sum);
  }
}

/** How much of the window moved, before and after. */
function areaOf(sources: LayoutShift['sources']): number {
  let area = 0;
  for (const { previousRect, currentRect } of sources) area += previousRect.width * previousRect.height + currentRect.width * currentRect.height;
  return area;
}

/**
 * Browsers name no node of a shadow root; then the places tell that it had in the window, of which one may be outside. An
 * element that moves as a whole was moved by the page.
 */
function isInside(element: Element, { node, previousRect, currentRect }: LayoutShift['sources'][number]): boolean {
  if (node) return node !== element && elementAround(node) === element;
  const box = element.getBoundingClientRect();
  const places = [previousRect, currentRect].filter(({ width, height }) => width > 0 && height > 0);
  return places.length > 0 && places.every((place) => contains(box, place));
}

/** To the pixel: the places are rounded. */
function contains(box: DOMRectReadOnly, place: DOMRectReadOnly): boolean {
  return box.left <= place.left + 1 && box.top <= place.top + 1 && box.right >= place.right - 1 && box.bottom >= place.bottom - 1;
}
