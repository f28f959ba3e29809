import { useEffect, useState } from 'react';
import { useAppContext, useStore } from '../hooks/app-context.ts';
import { useLazyUntilHere } from '../hooks/use-lazy.ts';
import { useSession } from '../hooks/use-session.ts';
import { lazyImport } from '../platform/lazy-import.ts';

const loadNote = () => lazyImport(() => import('./session-note.tsx'));

/** Milliseconds that session-status may take before the code of the notes loads. */
const patience = 3_000;

/** Shows problems with the session, once per page. Its lazy chunk loads at the first problem and stays mounted. */
export function SessionNotes() {
  const { lostChange, clock } = useAppContext().runtime;
  const { status } = useSession();
  const [isLate, setLate] = useState(false);
  useEffect(() => (status === 'loading' ? clock.setTimeout(() => setLate(true), patience) : undefined), [clock, status]);
  const note = useLazyUntilHere(useStore(lostChange) || isLate ? loadNote : undefined);
  return note && <note.SessionNote />;
}
