import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../runtime/session/session.ts';
import { useAppContext } from './app-context.ts';

/**
 * Who is logged in; asked again when the answer is older than its 60 s as the component mounts. It does not
 * tell when the session ends, which each answer of the backend changes.
 */
export function useSession(): Pick<Session, 'status' | 'customer'> {
  const { session } = useAppContext().runtime;
  useEffect(() => session.revalidate(), [session]);
  useSyncExternalStore(session.subscribe, () => `${session.get().status} ${session.get().customer}`);
  return session.get();
}
