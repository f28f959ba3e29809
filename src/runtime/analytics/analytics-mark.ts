import type { StorageEntry } from '../../platform/storage-entry.ts';
import { storageEntry } from '../../platform/storage-entry.ts';

/** The prefix of every analytics entry in `localStorage`. */
export const analyticsPrefix = 'kfp-analytics-';

/** The key of the entry that exists while analytics is on. */
export const analyticsMarkKey = `${analyticsPrefix}on`;

/** The entry that exists while analytics is on. Its removal tells the other tabs that the customer said no. */
export function analyticsMark(window: Window): StorageEntry {
  return storageEntry(() => window.localStorage, analyticsMarkKey);
}
