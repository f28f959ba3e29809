/**
 * Code that is there from a later task on: each call gives it, or asks for it where that is neither here nor under way.
 *
 * @param onArrival is called once it is here
 */
export function lazyCode<T>(load: () => Promise<T>, onArrival: () => void): () => T | undefined {
  let code: T | undefined;
  let isLoading = false;
  return () => {
    if (code || isLoading) return code;
    isLoading = true;
    load().then(
      (arrived) => {
        code = arrived;
        onArrival();
      },
      () => (isLoading = false), // Asked for again with the next call.
    );
    return undefined;
  };
}
