import { useConfig } from '../hooks/app-context.ts';
import { useSession } from '../hooks/use-session.ts';

/** What the portal shows: its pages only when it is `open`; `closed` is a login that is not offered here. */
export type PortalGate = 'loading' | 'off' | 'login' | 'closed' | 'open';

/** First the session, then the feature flag, then the login (LG-04). */
export function usePortalGate(): PortalGate {
  const { status } = useSession();
  const { overview, directLogin } = useConfig().features;
  if (status === 'loading') return 'loading';
  if (overview === false) return 'off';
  if (status === 'logged-in') return 'open';
  return directLogin === false ? 'closed' : 'login';
}
