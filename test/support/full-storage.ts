import { vi } from 'vitest';

/**
 * Fills the local storage of the page: it keeps what it has, and takes nothing new. happy-dom ignores a replaced
 * `setItem` of its prototype.
 *
 * @returns Makes room again.
 */
export function fillStorage(): () => void {
  const storage = window.localStorage;
  const refuse = () => { throw new DOMException('full', 'QuotaExceededError'); };
  const full = new Proxy(storage, {
    get(_, name) {
      const member: unknown = Reflect.get(storage, name);
      if (name === 'setItem') return refuse;
      return typeof member === 'function' ? (member as () => unknown).bind(storage) : member;
    },
  });
  const getter = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
  return () => getter.mockRestore();
}
