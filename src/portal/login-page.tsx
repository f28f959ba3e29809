import type { ReactNode } from 'react';
import { LoginArea } from '../areas/login/login-area.tsx';
import { useConfig } from '../hooks/app-context.ts';
import { useSession } from '../hooks/use-session.ts';

interface LoginPageProps {
  /** What stands in its place where no login is offered. */
  readonly closed: ReactNode;
  /** What to show when one cannot log in. */
  readonly failure: ReactNode;
}

/** The way in for a customer who is not logged in; to others it is empty. */
export function LoginPage({ closed, failure }: LoginPageProps) {
  const { status } = useSession();
  const { directLogin } = useConfig().features;
  if (status !== 'logged-out') return null;
  return directLogin === false ? closed : <LoginArea failure={failure} />;
}
