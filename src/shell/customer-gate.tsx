import type { ReactNode } from 'react';
import { portalPath } from '../domain/policy.ts';
import { useIsFirstElement } from '../hooks/use-is-first-element.ts';
import { useLink } from '../hooks/use-link.ts';
import { useSession } from '../hooks/use-session.ts';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/link.tsx';
import { shellText } from './shell-text.ts';

/** Shows its children unless the customer is not logged in; the first such element of the page says so (LG-34). */
export function CustomerGate({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const linkTo = useLink();
  const isFirst = useIsFirstElement(({ needsCustomer }) => needsCustomer);
  if (status !== 'logged-out') return children;
  if (!isFirst) return null;
  return (
    <Banner variant="info" action={<Link {...linkTo(portalPath)}>{shellText.logIn}</Link>}>
      {shellText.loginRequired}
    </Banner>
  );
}
