/** Calls `listener` for each of the events of a target, which a browser may not have; the returned function ends that. */
export function listen(target: EventTarget | undefined, types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) target?.addEventListener(type, listener);
  return () => types.forEach((type) => target?.removeEventListener(type, listener));
}
