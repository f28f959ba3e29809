import { useState } from 'react';
import { useAppContext } from './app-context.ts';
import { useReportError } from './use-host-events.ts';

export interface LogOut {
  readonly isLoggingOut: boolean;
  /** For a button that is busy meanwhile; the session is ended once, whoever asks. */
  readonly logOut: () => void;
}

/**
 * Ends the session and leaves the page. That it cannot even be tried, as its code did not arrive, is
 * told to the host; the button is there for another try.
 *
 * @param area that offers it
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
