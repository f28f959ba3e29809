import { vi } from 'vitest';

/** A window of this width, in px; the returned function gives it another one. */
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
