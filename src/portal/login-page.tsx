import type { ComponentType, ReactNode } from 'react';
import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import { LoginArea } from '../areas/login/login-area.tsx';
import { useLoginText } from '../areas/login/login-text.ts';
import { useConfig } from '../hooks/app-context.ts';
import type { Retry } from '../hooks/use-retry.ts';
import { useSession } from '../hooks/use-session.ts';
import { SessionNotes } from '../shell/session-notes.tsx';
import { LazyArea } from './lazy-area.tsx';

export interface LoginPageProps {
  /** Draws what stands in its place where no login is offered, and where one cannot log in. */
  readonly errorPage: (props: ErrorPageProps) => ReactNode;
}

/** The way in for a customer who is not logged in; to others it is empty. */
export function LoginPage({ errorPage }: LoginPageProps) {
  const text = useLoginText();
  const { status } = useSession();
  const { directLogin } = useConfig().features;
  if (status !== 'logged-out') return null;
  /** For a customer who cannot log in (LG-19). */
  const failurePage = (retry: Retry['retryProps']): ErrorPageProps => ({ heading: text.failure, lead: text.failureLead, hasContact: true, retry });
  return directLogin === false ? errorPage({ status: 404 }) : <LoginArea failure={(retry) => errorPage(failurePage(retry))} />;
}

/** Makes the component of `kfp-login`, which gets the code of its error pages only when it has to show one. */
export function createLogin(loadErrorPage: () => Promise<ComponentType<ErrorPageProps>>) {
  return function Login() {
    return <><SessionNotes /><LoginPage errorPage={(props) => <LazyArea load={loadErrorPage} props={props} />} /></>;
  };
}
