import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { portalPath } from '../domain/link.ts';
import { useAppContext, useIsFirstElement, useSession } from '../hooks/app-context.ts';
import { useLink } from '../hooks/use-link.ts';
import { inLaterTask } from '../platform/clock.ts';
import { isFocusFree } from '../platform/document-member.ts';
import { isInWindow } from '../platform/is-in-window.ts';
import { Link } from '../ui/controls/link.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Loader } from '../ui/feedback/loader.tsx';
import { LazySessionNote } from './lazy-session-note.tsx';
import { useShellText } from './shell-text.ts';

interface CustomerGateProps {
  /** CSS height that the element reserves until it renders. */
  readonly height?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Shows its children to a logged-in customer. The first visible element of the page that needs a customer also shows
 * the login notice (LG-34) and the loader; the others stay empty.
 */
export function CustomerGate({ height, children }: CustomerGateProps) {
  const text = useShellText();
  const { status, customer } = useSession();
  const linkTo = useLink();
  const { elements, session } = useAppContext().runtime;
  /** Whether the customer sees some of the content, and whether the focus is in one of our elements. */
  const left = useRef({ isRead: false, isFocused: false });
  useEffect(() => {
    if (customer === null) return undefined;
    let { status: now } = session.get();
    return session.subscribe(() => {
      const before = now;
      now = session.get().status;
      // Runs before the content is removed. A session that expires is `loading` first, which hides the content and ends its focus.
      if (before !== 'logged-in' || now === before) return;
      const ours = elements.get().filter(({ needsCustomer }) => needsCustomer).map(({ element }) => element);
      left.current = { isRead: ours.some(isInWindow), isFocused: elements.get().some(({ element }) => element.shadowRoot?.activeElement) };
    });
  }, [customer, session, elements]);
  const keepPlace = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const { isRead, isFocused } = left.current;
    left.current = { isRead: false, isFocused: false };
    if (height !== undefined) fillWindow(box);
    // A customer who was reading further down would see an empty window.
    if (isRead && box.getBoundingClientRect().top < 0) box.firstElementChild?.scrollIntoView({ block: 'center' });
    // Later, because a session warning that closes now leaves the focus to nobody.
    if (isFocused) inLaterTask(() => isFocusFree() && box.querySelector('a')?.focus({ preventScroll: true }));
  }, [height]);
  const isFirst = useIsFirstElement(({ needsCustomer, element }) => needsCustomer && elements.isVisible(element));
  return (
    <>
      {/* A hidden element leaves the login notice to the next one. */}
      <LazySessionNote isFirst={isFirst} isWanted={status === 'logged-out'} />
      {status !== 'logged-out' ? (
        <CustomerView height={height} loader={isFirst && <Loader text={text.loading} />}>{children}</CustomerView>
      ) : (
        <div ref={keepPlace}>
          {isFirst && <Banner variant="info" action={<Link {...linkTo(portalPath)}>{text.logIn}</Link>}>{text.loginRequired}</Banner>}
        </div>
      )}
    </>
  );
}

/** Stretches the box to the bottom of the window, so that content below the reserved place does not jump into view. */
function fillWindow(box: HTMLElement): void {
  // An element that the page does not show has no place to keep.
  if (box.getClientRects().length === 0) return;
  // The box may start above the window. Below the window the height is negative, which CSS ignores.
  box.style.minBlockSize = `${window.innerHeight - Math.max(0, box.getBoundingClientRect().top)}px`;
}

interface CustomerViewProps {
  /** CSS height that is reserved while the session loads. */
  readonly height?: string | undefined;
  /** Shows while the session loads. */
  readonly loader: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows content of one customer. Renders nothing before the customer is known, and remounts for another customer.
 * While the session is checked again, the content stays mounted but hidden: it keeps its height and the customer's input.
 */
export function CustomerView({ height, loader, children }: CustomerViewProps) {
  const { status, customer } = useSession();
  const isKnown = status !== 'loading';
  return (
    <>
      {!isKnown && <div style={customer === null ? { minBlockSize: height } : { position: 'absolute', insetInline: 0 }}>{loader}</div>}
      {customer !== null && <div key={customer} style={isKnown ? undefined : { visibility: 'hidden' }}>{children}</div>}
    </>
  );
}
