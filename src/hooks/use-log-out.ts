import { useState } from 'react';
import { useAppContext } from './app-context.ts';
import { useReportError } from './use-host-events.ts';

export interface LogOut {
  readonly isLoggingOut: boolean;
  /** Starts the logout, for a button with a busy state. Several calls end the session only once. */
  readonly logOut: () => void;
}

/**
 * Ends the session and leaves the page. When the logout code fails to load, it reports the error to the
 * host. The customer can press the button again.
 *
 * @param area the area named in error reports
 */
export function useLogOut(area: string): LogOut {
  const { runtime } = useAppContext();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [error, setError] = useState<unknown>();
  useReportError(area, error);
  const logOut = () => {
    setLoggingOut(true);
    void runtime.logout().catch(setError).finally(() => setLoggingOut(false));
  };
  return { isLoggingOut, logOut };
}
