import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What React has to know of a tag. */
export interface TagDescription {
  readonly tag: string;
  /** By property the attribute that says the same in text; a property that holds an object has none. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties that are set on the element. */
  readonly properties: readonly string[];
}

type Props = Readonly<Record<string, unknown>>;

/** React 18 warns of layout effects on a server, where neither kind runs. */
const useElementEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A component that draws a tag in React 18, which gives custom elements attributes alone: objects and functions become
 * properties, and handlers become listeners. Every other prop is React's own, such as `className`, or an attribute.
 *
 * @param events by prop the type of the event, for example `onKfpReady: 'kfp-ready'`
 * @returns a component whose ref is the element
 */
export function createComponent(
  { tag, attributes, properties }: TagDescription,
  events: Readonly<Record<string, string>>,
): ForwardRefExoticComponent<Props & RefAttributes<HTMLElement>> {
  const Component = forwardRef<HTMLElement, Props>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<Props>(props);
    const written = useRef<readonly string[]>([]);
    const heard = Object.keys(events).filter((name) => props[name] !== undefined && props[name] !== null).join(' ');

    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, []);

    useElementEffect(() => {
      latest.current = props;
      const given = properties.filter((name) => props[name] !== undefined);
      // Undefined gives the default back to a property that is no longer given.
      for (const name of new Set([...given, ...written.current])) {
        if (element.current) Reflect.set(element.current, name, props[name]);
      }
      written.current = given;
    });

    useElementEffect(() => {
      const target = element.current;
      const names = Object.keys(events).filter((name) => heard.split(' ').includes(name));
      const listeners = names.map((name) => [events[name] ?? '', (event: Event) => call(latest.current[name], event)] as const);
      for (const [type, listener] of listeners) target?.addEventListener(type, listener);
      return () => {
        for (const [type, listener] of listeners) target?.removeEventListener(type, listener);
      };
    }, [heard]);

    return createElement(tag, { ...markupOf(props), ref: element });
  });
  Component.displayName = tag;
  return Component;

  function markupOf(props: Props): Record<string, unknown> {
    const entries = Object.entries(props).flatMap(([name, value]) => {
      if (name in events || properties.includes(name)) return [];
      const attribute = attributes[name];
      if (attribute === undefined) return [[name === 'className' ? 'class' : name, value]];
      return [[attribute, value === undefined || value === null ? undefined : textOf(value)]];
    });
    return Object.fromEntries(entries) as Record<string, unknown>;
  }
}

function call(handler: unknown, event: Event): void {
  if (typeof handler === 'function') Reflect.apply(handler, undefined, [event]);
}

/** The text of an attribute; a list is words. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}
