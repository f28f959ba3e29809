/**
 * Listens for several events. Returns a function that stops it.
 *
 * @param target undefined in some browsers, null from a ref without its element, and a page's stand-in may have no listeners
 */
export function listen<E extends Event = Event>(
  target: Partial<EventTarget> | null | undefined,
  types: readonly string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const hear = listener as EventListener;
  for (const type of types) target?.addEventListener?.(type, hear, options);
  return () => types.forEach((type) => target?.removeEventListener?.(type, hear, options));
}
