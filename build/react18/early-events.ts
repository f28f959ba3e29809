/** Events that came before a component listened to their element, or nothing more once it listens. */
const kept = new WeakMap<Element, Event[] | 'claimed'>();
const tags = new Set<string>();

/** An element that no component claims keeps no more events than these. */
const most = 50;

/**
 * Keeps the events that reach an element before its component listens to it: an element that a server has drawn works at
 * once, and React takes it over later. Events with a default action are not kept, as nobody could prevent it any more.
 *
 * @param tag of the elements
 * @param types of the events
 */
export function keepEarlyEvents(tag: string, types: readonly string[]): void {
  tags.add(tag);
  // The listener is one function, which a document takes once for each type.
  for (const type of types) document.addEventListener(type, keep, true);
}

/**
 * Gives the events that were kept for an element, and keeps no more of them.
 *
 * @param element that its component listens to from now on
 * @returns the events in their order; none when the element was claimed before
 */
export function claimEarlyEvents(element: Element): readonly Event[] {
  const events = kept.get(element) ?? [];
  kept.set(element, 'claimed');
  // An event that is still on its way reaches the component's own listener.
  return events === 'claimed' ? [] : events.filter(({ eventPhase }) => eventPhase === Event.NONE);
}

/** Does not read the `detail`: that of a metric starts what measures it. */
function keep(event: Event): void {
  if (event.cancelable) return;
  for (const target of event.composedPath()) {
    if (!(target instanceof Element) || !tags.has(target.localName)) continue;
    const events = kept.get(target) ?? [];
    if (events === 'claimed' || events.length === most) continue;
    kept.set(target, [...events, event]);
  }
}
