import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { claimEarlyEvents, keepEarlyEvents } from './early-events.ts';

/** The attributes and properties of a tag, for its React component. */
export interface TagDescription {
  readonly tag: string;
  /** Maps a property to the attribute that takes the same value as text. Properties that hold objects are not listed. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties that the component sets on the element. */
  readonly properties: readonly string[];
}

type Props = Readonly<Record<string, unknown>>;

/** React 18 warns about layout effects on a server. No effect runs there. */
const useElementEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Creates a component that renders a tag in React 18. React 18 sets only attributes on custom elements, so the component
 * sets objects and functions as properties, and adds handlers as listeners. Every other prop is an attribute, or a prop of
 * React's own, such as `className`.
 *
 * @param events maps each prop to the type of its event, for example `onKfpReady: 'kfp-ready'`
 * @returns a component whose ref is the element
 */
export function createComponent(
  { tag, attributes, properties }: TagDescription,
  events: Readonly<Record<string, string>>,
): ForwardRefExoticComponent<Props & RefAttributes<HTMLElement>> {
  const handlers = new Map(Object.entries(events).map(([name, type]) => [type, name]));
  if (typeof document !== 'undefined') keepEarlyEvents(tag, [...handlers.keys()]);

  const Component = forwardRef<HTMLElement, Props>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<Props>(props);
    const written = useRef<readonly string[]>([]);
    const [hear] = useState(() => (event: Event) => call(latest.current[handlers.get(event.type) ?? ''], event));
    const heard = Object.keys(events).filter((name) => props[name] !== undefined && props[name] !== null).join(' ');

    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, []);

    useElementEffect(() => {
      latest.current = props;
      const given = properties.filter((name) => props[name] !== undefined);
      // Undefined restores the default of a property that is no longer passed.
      for (const name of new Set([...given, ...written.current])) {
        if (element.current) Reflect.set(element.current, name, props[name]);
      }
      written.current = given;
    });

    useElementEffect(() => {
      const target = element.current;
      if (!target) return;
      // To add a listener again, or to remove one that is not there, does nothing.
      for (const [type, name] of handlers) {
        if (heard.split(' ').includes(name)) target.addEventListener(type, hear);
        else target.removeEventListener(type, hear);
      }
      // Without a cleanup: when React removes it, `kfp-feedback` still tells of an answer that was not sent.
    }, [heard, hear]);

    useElementEffect(() => {
      const target = element.current;
      if (!target) return;
      for (const event of claimEarlyEvents(target)) {
        // Refs of the page are set once React has taken over all of it. A handler that throws stops no other one.
        queueMicrotask(() => {
          Object.defineProperty(event, 'currentTarget', { value: target, configurable: true });
          hear(event);
        });
      }
    }, [hear]);

    return createElement(tag, { ...markupOf(props), ref: element });
  });
  Component.displayName = tag;
  return Component;

  function markupOf(props: Props): Record<string, unknown> {
    return Object.fromEntries(Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
      if (name in events || properties.includes(name)) return [];
      const attribute = attributes[name];
      if (attribute === undefined) return [ownMarkup(name, value)];
      return [[attribute, value === undefined || value === null ? undefined : textOf(value)]];
    }));
  }
}

/** Attributes of HTML that are on when an element has them, whatever their text. */
const switches = ['hidden', 'inert', 'autoFocus', 'itemScope'];

/**
 * The name and value that React gets for a prop of HTML. Of a boolean, React 18 writes the text to a custom element, and
 * React 19 the mere attribute: neither is right for both `hidden` and `aria-busy`.
 */
function ownMarkup(name: string, value: unknown): [string, unknown] {
  if (name === 'className') return ['class', value];
  if (typeof value !== 'boolean') return [name, value];
  // React 19 sets `hidden` as a property, where an empty text means false.
  if (switches.includes(name)) return [name.toLowerCase(), value ? name.toLowerCase() : undefined];
  return [name, name.includes('-') ? String(value) : value];
}

function call(handler: unknown, event: Event): void {
  if (typeof handler === 'function') Reflect.apply(handler, undefined, [event]);
}

/** The text of an attribute. A list becomes words with spaces between them. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}
