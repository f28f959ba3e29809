import { useAppContext, useStore } from '../hooks/app-context.ts';
import { useIsWaitOver } from '../hooks/use-is-wait-over.ts';
import { useLazyUntilHere } from '../hooks/use-lazy.ts';
import { lazyImport } from '../platform/lazy-import.ts';

const loadNote = () => lazyImport(() => import('./session-note.tsx'));

interface SessionNotesProps {
  /** Whether this is the element of the page that shows them. Default: true. */
  readonly isFirst?: boolean;
  /** Whether to load their code before there is a problem. */
  readonly isWanted?: boolean;
}

/**
 * Shows problems with the session, once per page. Its lazy chunk loads at the first problem and stays mounted. It also
 * reports whether the page shows the element.
 */
export function SessionNotes({ isFirst = true, isWanted }: SessionNotesProps) {
  const { lostChange } = useAppContext().runtime;
  const isLate = useIsWaitOver(true, undefined, true);
  const note = useLazyUntilHere(useStore(lostChange) || isLate || isWanted ? loadNote : undefined);
  return note && <note.SessionNote isFirst={isFirst} />;
}
