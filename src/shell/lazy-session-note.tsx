import { useAppContext, useStore } from '../hooks/app-context.ts';
import { useIsSessionLate } from '../hooks/use-is-wait-over.ts';
import { useLazy } from '../hooks/use-lazy.ts';
import { lazyImport } from '../platform/lazy-import.ts';

const loadNote = () => lazyImport(() => import('./session-note.tsx'));

interface LazySessionNoteProps {
  /** Whether this is the element of the page that shows the note. Default: true. */
  readonly isFirst?: boolean;
  /** Whether to load the code of the note before there is a problem. */
  readonly isWanted?: boolean;
}

/**
 * Shows problems with the session, once per page. The code of the note loads at the first problem, and the note stays
 * mounted. It also reports whether the page shows the element.
 */
export function LazySessionNote({ isFirst = true, isWanted }: LazySessionNoteProps) {
  const { lostChange, clock } = useAppContext().runtime;
  const isLate = useIsSessionLate();
  const { value: note } = useLazy(useStore(lostChange) || isLate || isWanted ? loadNote : undefined, clock);
  return note && <note.SessionNote isFirst={isFirst} />;
}
