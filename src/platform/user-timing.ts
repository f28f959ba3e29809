/** Returns the result of `use`; undefined where a blocker, a Firefox setting or the page has removed the Performance API. */
export function ifTimed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Records a moment of an element as a User Timing mark. */
export function noteMoment(tag: string, moment: 'defined' | 'data' | 'painted'): void {
  ifTimed(() => performance.mark(`kfp:${tag}:${moment}`));
}
