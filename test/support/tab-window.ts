/** A window of its own events; all else is that of the test, the storage and the cookies too, as tabs of one origin have it. */
export function tabWindow(): Window & typeof globalThis {
  const events: object = new EventTarget();
  return new Proxy(window, {
    get(_, name) {
      const owner = name in events ? events : window;
      const value: unknown = Reflect.get(owner, name);
      return typeof value === 'function' ? (value.bind(owner) as unknown) : value;
    },
  });
}
