/**
 * Listens for several events. Returns a function that stops it.
 *
 * @param target undefined in some browsers, and a page's stand-in may have no listeners
 */
export function listen(
  target: Partial<EventTarget> | undefined,
  types: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target?.addEventListener?.(type, listener, options);
  return () => types.forEach((type) => target?.removeEventListener?.(type, listener, options));
}
