import type { ComponentType, ReactNode } from 'react';
import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import { LoginArea } from '../areas/login/login-area.tsx';
import { loginText } from '../areas/login/login-text.ts';
import { useConfig } from '../hooks/app-context.ts';
import { useSession } from '../hooks/use-session.ts';
import type { AreaLoader } from './lazy-area.tsx';
import { LazyArea } from './lazy-area.tsx';

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

/** Makes the component of `kfp-login`, which gets the code of its error pages only when it has to show one. */
export function createLogin(loadErrorPage: () => Promise<ComponentType<ErrorPageProps>>) {
  const loaderOf = (props: ErrorPageProps): AreaLoader => async () => {
    const ErrorPage = await loadErrorPage();
    return () => <ErrorPage {...props} />;
  };
  const loadClosed = loaderOf({ status: 404 });
  const loadFailure = loaderOf(loginFailure);
  return function Login() {
    return <LoginPage closed={<LazyArea load={loadClosed} />} failure={<LazyArea load={loadFailure} />} />;
  };
}

/** The page for a customer who cannot log in (LG-19). */
export const loginFailure: ErrorPageProps = { type: 'block', kind: 'generell', lead: loginText.failure };
