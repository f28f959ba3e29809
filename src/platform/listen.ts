/** Listens for several events of a target, which may be undefined in some browsers. Returns a function that stops it. */
export function listen(target: EventTarget | undefined, types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) target?.addEventListener(type, listener);
  return () => types.forEach((type) => target?.removeEventListener(type, listener));
}
