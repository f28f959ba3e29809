import type { ComponentType, ReactNode } from 'react';
import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import { LoginArea } from '../areas/login/login-area.tsx';
import { useLoginText } from '../areas/login/login-text.ts';
import { useConfig, useSession } from '../hooks/app-context.ts';
import type { Retry } from '../hooks/use-retry.ts';
import { LazySessionNote } from '../shell/lazy-session-note.tsx';
import { LazyArea } from './lazy-area.tsx';

export interface LoginPageProps {
  /** Renders the error page that replaces the login: when login is switched off, and when it fails. */
  readonly errorPage: (props: ErrorPageProps) => ReactNode;
}

/** The login for a logged-out customer; empty for everyone else. */
export function LoginPage({ errorPage }: LoginPageProps) {
  const text = useLoginText();
  const { status } = useSession();
  const { directLogin } = useConfig().features;
  if (status !== 'logged-out') return null;
  /** Error page for a login that fails (LG-19). */
  const failurePage = (retry: Retry['retryProps']): ErrorPageProps => ({ heading: text.failure, lead: text.failureLead, hasContact: true, retry });
  return directLogin === false ? errorPage({ status: 404 }) : <LoginArea failure={(retry) => errorPage(failurePage(retry))} />;
}

/** Creates the component of `kfp-login`. It loads the error page's code only when it shows one. */
export function createLogin(loadErrorPage: () => Promise<ComponentType<ErrorPageProps>>) {
  return function Login() {
    return <><LazySessionNote /><LoginPage errorPage={(props) => <LazyArea load={loadErrorPage} props={props} />} /></>;
  };
}
