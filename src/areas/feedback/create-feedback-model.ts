import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

/** What the methods of `kfp-feedback` act on. */
export interface FeedbackModel {
  /** How often the host has asked for a new start. */
  readonly resets: ReadableStore<number>;
  readonly reset: () => void;
}

export function createFeedbackModel(): FeedbackModel {
  const resets = createStore(0);
  return { resets, reset: () => resets.set(resets.get() + 1) };
}
