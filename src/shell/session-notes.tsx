import { useIsWaitOver } from '../hooks/use-is-wait-over.ts';
import { useLazyUntilHere } from '../hooks/use-lazy.ts';
import { useSession } from '../hooks/use-session.ts';
import { lazyImport } from '../platform/lazy-import.ts';

// The whole namespace would keep what nobody uses.
const loadNote = async () => {
  const { SessionNote } = await lazyImport(() => import('./session-note.tsx'));
  return { SessionNote };
};

/** Says what is wrong with the session, once on a page; its code comes when something is, and stays. */
export function SessionNotes() {
  const { status } = useSession();
  const isWaitOver = useIsWaitOver(status === 'loading');
  const note = useLazyUntilHere(isWaitOver || status === 'logged-out' ? loadNote : undefined);
  return note && <note.SessionNote />;
}
