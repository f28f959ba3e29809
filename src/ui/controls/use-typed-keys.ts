import type { Ref, RefObject } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { listen } from '../../platform/listen.ts';

const types = ['keydown', 'keypress', 'keyup'] as const;
/** Keys that leave a field. The page must see them too: its dialogs listen for them at the element around the field. */
const leaving = ['Escape', 'Tab'];

/**
 * Lets the page see in which field a key is typed. Outside a shadow root the event's target is the element, so the
 * page's hotkeys, which ignore fields, would react to the letter. The event still reaches the page, which may use keys
 * to detect activity.
 *
 * @param given the ref that the field's owner passes
 * @returns the ref for the field, which must exist from the first render
 */
export function useTypedKeys<T extends Element>(given?: Ref<T>): RefObject<T | null> {
  const field = useRef<T>(null);
  useImperativeHandle(given, () => field.current as T);
  useLayoutEffect(() => {
    const element = field.current;
    const tell = (event: KeyboardEvent) => {
      if (event.composedPath()[0] === element && !leaving.includes(event.key)) Object.defineProperty(event, 'target', { value: element });
    };
    // On the window in the capture phase, to run before the document's listeners.
    return listen(window, types, tell, { capture: true });
  }, []);
  return field;
}
