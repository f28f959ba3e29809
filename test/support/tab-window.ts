/** A window with its own events. It shares all else with the test's window, also storage and cookies, as tabs of one origin do. */
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
