import type { StorageEntry } from '../../platform/storage-entry.ts';
import { storageEntry } from '../../platform/storage-entry.ts';

/** How every entry of analytics in the local storage begins. */
export const analyticsPrefix = 'kfp-analytics-';

/** The name of the entry that is there while analytics is on. */
export const analyticsMarkKey = `${analyticsPrefix}on`;

/** The entry that is there while analytics is on; its end tells the other tabs. */
export function analyticsMark(window: Window): StorageEntry {
  return storageEntry(() => window.localStorage, analyticsMarkKey);
}
