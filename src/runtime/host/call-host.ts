/**
 * Calls a function of the host, at once. What it throws, and what is no function, is a rejection like that of the
 * promise that it may give.
 */
export function callHost<T>(call: ((detail: T) => unknown) | undefined, detail: T): Promise<unknown> {
  return new Promise((resolve) => resolve(call?.(detail)));
}
