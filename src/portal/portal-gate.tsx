import type { ReactNode } from 'react';
import { loginUrlQuery } from '../api/login-url.ts';
import { useAppContext } from '../hooks/app-context.ts';
import { useLink } from '../hooks/use-link.ts';
import { useQuery } from '../hooks/use-query.ts';
import { useReportError } from '../hooks/use-report-error.ts';
import { useSession } from '../hooks/use-session.ts';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/link.tsx';
import { Loader } from '../ui/loader.tsx';
import { portalText } from './portal-text.ts';

/** Shows its children to a customer who is logged in, and to anybody else the way in (AC-01, LG-27). */
export function PortalGate({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  if (status === 'loading') return <Loader variant="page" text={portalText.loading} />;
  return status === 'logged-in' ? children : <LoginBanner />;
}

function LoginBanner() {
  const { api, links, queryClient } = useAppContext().runtime;
  const linkTo = useLink();
  const { data, error } = useQuery(queryClient, loginUrlQuery(api));
  useReportError('login', error);
  const href = data?.loginUrl;
  const link = href && links.isSafe(href) && <Link {...linkTo(href)}>{portalText.logIn}</Link>;
  return (
    <Banner variant="info" action={link || undefined}>
      {error ? portalText.loginError : portalText.loginRequired}
    </Banner>
  );
}
