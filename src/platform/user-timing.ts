/** What `use` gives; undefined where a blocker, a setting of Firefox or the page has taken the browser's timings away. */
export function ifTimed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Notes a moment of an element as a mark of User Timing. */
export function noteMoment(tag: string, moment: 'defined' | 'data' | 'painted'): void {
  ifTimed(() => performance.mark(`kfp:${tag}:${moment}`));
}
