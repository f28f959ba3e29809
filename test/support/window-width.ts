import { vi } from 'vitest';

/** Sets the width of the window in px. The returned function changes the width. */
export function setWindowWidth(width: number): (width: number) => void {
  let current = width;
  const lists: EventTarget[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/\(min-width: (\d+)px\)/.exec(query)?.[1]);
    const list = Object.defineProperty(new EventTarget(), 'matches', { get: () => current >= least });
    lists.push(list);
    return list as MediaQueryList;
  });
  return (next) => {
    current = next;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}
