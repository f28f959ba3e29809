import type { Ref, RefObject } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';

const types = ['keydown', 'keypress', 'keyup'] as const;
/** What leaves a field is for the page too: its dialogs hear it at the element around the field. */
const leaving = ['Escape', 'Tab'];

/**
 * Lets the page see in which field a key is typed. From outside a shadow root the target of the event is the element,
 * so hotkeys of the page that spare fields would take the letter. The event itself goes on to the page, which may
 * count keys to tell whether anybody is there.
 *
 * @param given the ref that the field has for others
 * @returns the ref that goes on the field, which is there from the first rendering on
 */
export function useTypedKeys<T extends Element>(given?: Ref<T>): RefObject<T | null> {
  const field = useRef<T>(null);
  useImperativeHandle(given, () => field.current as T);
  useLayoutEffect(() => {
    const element = field.current;
    const tell = (event: KeyboardEvent) => {
      if (event.composedPath()[0] === element && !leaving.includes(event.key)) Object.defineProperty(event, 'target', { value: element });
    };
    // Before the listeners of the page's document.
    for (const type of types) window.addEventListener(type, tell, true);
    return () => {
      for (const type of types) window.removeEventListener(type, tell, true);
    };
  }, []);
  return field;
}
