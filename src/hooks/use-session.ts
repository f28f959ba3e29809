import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../runtime/session/session.ts';
import { useAppContext } from './app-context.ts';

/**
 * Returns who is logged in. On mount it requests the session again when the last response is older than 60 s.
 * The result omits the session's expiry time, because each backend response changes it.
 */
export function useSession(): Pick<Session, 'status' | 'customer'> {
  const { session } = useAppContext().runtime;
  useEffect(() => session.revalidate(), [session]);
  useSyncExternalStore(session.subscribe, () => `${session.get().status} ${session.get().customer}`);
  return session.get();
}
