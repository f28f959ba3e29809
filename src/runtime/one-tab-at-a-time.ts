/**
 * Runs `run` while no other tab of the origin does. Where the browser has no locks, as on plain http, it runs all the
 * same: the service knows events that come twice by their id.
 *
 * @returns False when another tab is at it.
 */
export async function oneTabAtATime(window: Window, name: string, run: () => Promise<void>): Promise<boolean> {
  // Missing on plain http, whatever the types say.
  const { locks } = window.navigator as { readonly locks?: LockManager };
  if (!locks) return run().then(() => true);
  let isFree = true;
  try {
    await locks.request(name, { ifAvailable: true }, (lock) => {
      isFree = lock !== null;
      return isFree ? run() : undefined;
    });
  } catch {
    return run().then(() => true); // A frame that may have no locks.
  }
  return isFree;
}
