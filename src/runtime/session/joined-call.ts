export interface JoinedCall {
  (): Promise<void>;
  readonly isUnderWay: () => boolean;
}

/** Calls `run` once at a time: a call while one is under way gives the same promise. */
export function joinedCall(run: () => Promise<void>): JoinedCall {
  let underWay: Promise<void> | undefined;
  const call = () => (underWay ??= run().finally(() => (underWay = undefined)));
  return Object.assign(call, { isUnderWay: () => underWay !== undefined });
}
