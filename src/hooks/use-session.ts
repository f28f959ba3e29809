import { useEffect } from 'react';
import type { Session } from '../runtime/session-store.ts';
import { useAppContext } from './app-context.ts';
import { useStore } from './use-store.ts';

/** Who is logged in; asked again when the answer is older than its 60 s as the component mounts (API-23). */
export function useSession(): Session {
  const { session } = useAppContext().runtime;
  useEffect(() => session.revalidate(), [session]);
  return useStore(session);
}
