import { analyticsPath } from '../../domain/analytics-data.ts';
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
 * Tells what customers do in the elements of the page: what they press, open, close and fill in, what comes before
 * their eyes, and what fails. Listens at the page, so that no element has to.
 */
export function createPageObserver({ window, elements }: TrackingServices, track: Track): PageObserver {
  /** The element that holds what was used; what the host has put into a slot is the host's. */
  const elementOf = (event: Event) => {
    const [target] = event.composedPath();
    const root = target instanceof Node ? target.getRootNode() : undefined;
    return elements.get().find(({ element }) => element.shadowRoot === root)?.element;
  };
  /** The text field that the customer writes in. */
  let written: TextControl | undefined;

  /**
   * A field counts as filled in when the customer goes on to something else. A focus that moves inside an element is
   * not heard out here, so what is pressed or filled in next tells that too.
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
  // Before anybody can stop them.
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, true);
  const stopViews = observeViews(elements, track);
  return {
    stop() {
      for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener, true);
      stopViews();
    },
  };
}

/** Tells of each element that comes before the customer's eyes, once. */
function observeViews(elements: TrackingServices['elements'], track: Track): () => void {
  const seen = new WeakSet<Element>();
  const observer = intersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // One that is empty counts as in view wherever it is.
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
 * A button goes by its stable name, one of the host by its label. A link is named by where it leads: its text may hold a
 * customer's own things.
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

/** Undefined for what has no stable name that is known here: the host has named it, or another version of our code. */
function eventNameOf(named: Element | null): string | undefined {
  return eventNames[named?.getAttribute('data-track-as') ?? ''];
}

/** The label that is seen, else the one that is hidden. */
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

/** Never what the customer has typed or chosen: an option goes by the name of its group. */
function inputOf(field: TextControl, isFilled: boolean): TrackingEvent {
  const felt = eventNameOf(field.closest('[data-track-as]')) ?? questionOf(field);
  return { event: 'Skjemainput', felt, verdi: isFilled ? 'utfylt' : 'tom' };
}

/** The words that a field, or the group of an option, is asked with. */
function questionOf(field: TextControl): string {
  const question = field.closest('fieldset')?.querySelector('legend') ?? field.labels?.[0];
  return plain(field.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? question?.textContent ?? field.name);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 100);
}
