import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

/** Whether the dialog shows when an answer is missing, whatever is stored, or not at all until the answers change. */
export type ConsentWish = 'asked' | 'open' | 'closed';

/** What the methods of `kfp-cookie-consent` act on. */
export interface ConsentModel {
  readonly wish: ReadableStore<ConsentWish>;
  readonly open: () => void;
  readonly close: () => void;
  /** Shows the dialog again when an answer is missing. */
  readonly ask: () => void;
}

/** The wish of one element, which may be opened before it shows anything. */
export function createConsentModel(): ConsentModel {
  const wish = createStore<ConsentWish>('asked');
  return {
    wish,
    open: () => wish.set('open'),
    close: () => wish.set('closed'),
    ask: () => wish.set('asked'),
  };
}
