import { analyticsPath } from '../../domain/analytics-data.ts';
import { listen } from '../../platform/listen.ts';
import { intersectionObserver } from '../../platform/observers.ts';
import { eventNames } from './event-names.ts';
import type { TrackingEvent } from './tracking-event.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface PageObserver {
  readonly stop: () => void;
}

type Track = (event: TrackingEvent) => void;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tracks what customers do in the elements of the page: clicks, inputs, first views and errors. Listens on `window`, so
 * that no element needs listeners of its own.
 */
export function createPageObserver({ window, elements }: TrackingServices, track: Track): PageObserver {
  /** The element of ours whose shadow root holds the event target. Slotted content belongs to the host, so it has none. */
  const elementOf = (event: Event) => {
    const [target] = event.composedPath();
    const root = target instanceof Node ? target.getRootNode() : undefined;
    return elements.get().find(({ element }) => element.shadowRoot === root)?.element;
  };
  /** The text field that the customer is editing. */
  let written: TextControl | undefined;

  /**
   * A field counts as filled in when the customer leaves it. `window` does not receive `focusout` when focus moves
   * inside one shadow root. So the next click or input elsewhere also ends the editing.
   */
  function leave(event: Event): void {
    if (!written || (event.type !== 'focusout' && event.composedPath()[0] === written)) return;
    track(inputOf(written, written.value.trim() !== ''));
    written = undefined;
  }

  function onClick(event: Event): void {
    leave(event);
    const element = elementOf(event);
    const control = element && event.composedPath().find(isControl);
    if (control && control.getAttribute('aria-disabled') !== 'true') track(pressOf(control, element.localName, window.location));
  }

  function onInput(event: Event): void {
    leave(event);
    const [field] = event.composedPath();
    if (!elementOf(event)) return;
    if (isText(field)) written = field;
    else if (field instanceof HTMLInputElement) track(inputOf(field, field.checked));
  }

  function onError(event: Event): void {
    const { tag, area, status } = (event as CustomEvent<{ tag: string; area: string; status?: number }>).detail;
    track({ event: 'Statistikk', name: 'feil', value: [tag, area, status].filter(Boolean).join(' ') });
  }

  const listeners = { click: onClick, input: onInput, focusout: leave, 'kfp-error': onError };
  // The capture phase comes before any `stopPropagation`.
  const stops = Object.entries(listeners).map(([type, listener]) => listen(window, [type], listener, { capture: true }));
  stops.push(observeViews(elements, track));
  return { stop: () => stops.forEach((stop) => stop()) };
}

/** Tracks each element once, when it first scrolls into view. */
function observeViews(elements: TrackingServices['elements'], track: Track): () => void {
  const seen = new WeakSet<Element>();
  const observer = intersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // The observer reports an empty element as intersecting, wherever it is.
      if (!isIntersecting || boundingClientRect.height === 0 || seen.has(target)) continue;
      seen.add(target);
      observer.unobserve(target);
      track({ event: 'Komponentvisning', komponent: target.localName });
    }
  });
  const observe = () => {
    for (const { element } of elements.get()) if (!seen.has(element)) observer.observe(element);
  };
  const unsubscribe = elements.subscribe(observe);
  observe();
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

function isControl(node: EventTarget): node is Element {
  return node instanceof Element && node.matches('a[href], button, summary');
}

/**
 * A button of ours is tracked by its stable name, a button of the host by its label. A link is tracked by its target,
 * because its text may hold the customer's data.
 */
function pressOf(control: Element, komponent: string, location: Location): TrackingEvent {
  const id = control.id || undefined;
  if (control instanceof HTMLAnchorElement) {
    return { event: 'Knappetrykk', navn: targetOf(control, location), komponent, id, type: 'lenke', hendelse: 'klikk' };
  }
  const expanded = control.getAttribute('aria-expanded');
  const hendelse = expanded === null ? 'klikk' : expanded === 'true' ? 'lukk' : 'åpne';
  return { event: 'Knappetrykk', navn: eventNameOf(control) ?? labelOf(control), komponent, id, type: 'knapp', hendelse };
}

function targetOf({ protocol, origin, hostname, pathname }: HTMLAnchorElement, location: Location): string {
  if (!protocol.startsWith('http')) return protocol.replace(':', '');
  return origin === location.origin ? analyticsPath(pathname) : hostname;
}

/** Undefined for a control whose name is unknown here: the host named it, or another version of the bundle did. */
function eventNameOf(named: Element | null): string | undefined {
  return eventNames[named?.getAttribute('data-track-as') ?? ''];
}

/** The visible label, else the visually hidden one. */
function labelOf(control: Element): string {
  const texts = [...control.children].filter((child) => !child.matches('.visually-hidden')).map(({ textContent }) => textContent);
  const own = [...control.childNodes].filter((node) => node instanceof Text).map(({ textContent }) => textContent);
  return plain([...own, ...texts].join(' ')) || plain(control.textContent);
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function isText(field: EventTarget | undefined): field is TextControl {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChoice(field));
}

/** The event never holds what the customer typed or chose. An option is tracked by the name of its group. */
function inputOf(field: TextControl, isFilled: boolean): TrackingEvent {
  const felt = eventNameOf(field.closest('[data-track-as]')) ?? questionOf(field);
  return { event: 'Skjemainput', felt, verdi: isFilled ? 'utfylt' : 'tom' };
}

/** The label of a field, or of the group that an option belongs to. */
function questionOf(field: TextControl): string {
  const question = field.closest('fieldset')?.querySelector('legend') ?? field.labels?.[0];
  return plain(field.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? question?.textContent ?? field.name);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 100);
}
