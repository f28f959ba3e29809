import type { ReactNode } from 'react';
import { portalPath } from '../domain/link.ts';
import { useIsFirstElement } from '../hooks/app-context.ts';
import { useLink } from '../hooks/use-link.ts';
import { useSession } from '../hooks/use-session.ts';
import { Link } from '../ui/controls/link.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Loader } from '../ui/feedback/loader.tsx';
import { SessionNotes } from './session-notes.tsx';
import { useShellText } from './shell-text.ts';

interface CustomerGateProps {
  /** The height that the element keeps until it draws. */
  readonly place?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Shows its children to a customer who is logged in. Who is not is told so by the first such element of the page
 * (LG-34), and so is who has to wait for it.
 */
export function CustomerGate({ place, children }: CustomerGateProps) {
  const text = useShellText();
  const { status } = useSession();
  const linkTo = useLink();
  const isFirst = useIsFirstElement(({ needsCustomer }) => needsCustomer);
  return (
    <>
      {isFirst && <SessionNotes />}
      {status !== 'logged-out' && <CustomerView place={place} loader={isFirst && <Loader text={text.loading} />}>{children}</CustomerView>}
      {status === 'logged-out' && isFirst && (
        <div ref={place === undefined ? undefined : fillWindow}>
          <Banner variant="info" action={<Link {...linkTo(portalPath)}>{text.logIn}</Link>}>{text.loginRequired}</Banner>
        </div>
      )}
    </>
  );
}

/** Lets what stands in a kept place take what is left of the window: what was below that comes up to its edge, unseen. */
function fillWindow(box: HTMLElement | null): void {
  // Much of it may be above the window, after a log-out in the middle of a long list. A negative height, below, counts as none.
  if (box) box.style.minBlockSize = `${window.innerHeight - Math.max(0, box.getBoundingClientRect().top)}px`;
}

interface CustomerViewProps {
  /** The height that is kept while it is not known who is logged in. */
  readonly place?: string | undefined;
  /** Shows while it is not known who is logged in. */
  readonly loader: ReactNode;
  readonly children: ReactNode;
}

/**
 * What belongs to one customer: nothing before one is known, nothing of one to the next. While it is
 * not sure that they are still there it keeps its place and what they have written, unseen.
 */
export function CustomerView({ place, loader, children }: CustomerViewProps) {
  const { status, customer } = useSession();
  const isKnown = status !== 'loading';
  return (
    <>
      {!isKnown && <div style={customer === null ? { minBlockSize: place } : { position: 'absolute', insetInline: 0 }}>{loader}</div>}
      {customer !== null && <div key={customer} style={isKnown ? undefined : { visibility: 'hidden' }}>{children}</div>}
    </>
  );
}
