/**
 * Runs `run` while no other tab of the origin does. Where the browser gives no locks, as on plain http and in some
 * frames, it runs all the same: the service knows events that come twice by their id.
 *
 * @returns False when another tab is at it.
 */
export async function oneTabAtATime(window: Window, name: string, run: () => Promise<void>): Promise<boolean> {
  let isFree = true;
  try {
    await window.navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      isFree = lock !== null;
      return isFree ? run() : undefined;
    });
  } catch {
    await run(); // No locks here.
  }
  return isFree;
}
