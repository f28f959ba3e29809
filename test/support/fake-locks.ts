/** The Web Locks of an origin, which its tabs share. Each name has one holder at a time. An aborted request never gets the lock. */
export function createFakeLocks(): Pick<LockManager, 'request'> {
  const lastOf = new Map<string, Promise<unknown>>();

  async function request<T>(name: string, { signal }: LockOptions, work: LockGrantedCallback<T>): Promise<Awaited<T>> {
    const before = lastOf.get(name);
    const served = (async () => {
      await before?.catch(() => undefined);
      signal?.throwIfAborted();
      return work({ name, mode: 'exclusive' });
    })();
    lastOf.set(name, served);
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
    return await Promise.race([served, givenUp]);
  }

  return { request } as Pick<LockManager, 'request'>;
}
