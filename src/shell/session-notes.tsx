import { useAppContext, useStore } from '../hooks/app-context.ts';
import { useIsWaitOver } from '../hooks/use-is-wait-over.ts';
import { useLazyUntilHere } from '../hooks/use-lazy.ts';
import { lazyImport } from '../platform/lazy-import.ts';

const loadNote = () => lazyImport(() => import('./session-note.tsx'));

/** Shows problems with the session, once per page. Its lazy chunk loads at the first problem and stays mounted. */
export function SessionNotes() {
  const { lostChange } = useAppContext().runtime;
  const isLate = useIsWaitOver(true, undefined, true);
  const note = useLazyUntilHere(useStore(lostChange) || isLate ? loadNote : undefined);
  return note && <note.SessionNote />;
}
