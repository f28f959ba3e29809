import { useCallback, useEffect, useRef } from 'react';
import { requestClaimsToken } from '../../api/claims-token.ts';
import { errorType } from '../../api/errors.ts';
import { portalPath } from '../../domain/link.ts';
import { useAppContext, useSession, useStore } from '../../hooks/app-context.ts';
import { inLaterTask, wait } from '../../platform/clock.ts';
import { postForm } from '../../platform/form-post.ts';
import { listen } from '../../platform/listen.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { checkAddress, safeAddress } from '../../runtime/links/links.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Text, useIsOmitted } from '../../ui/content/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useClaimsJumpText } from './claims-jump-text.ts';

/** Sends a logged-in customer to the claims pages. */
export function ClaimsJumpArea() {
  const text = useClaimsJumpText();
  const { runtime, element } = useAppContext();
  const { status } = useSession();
  const place = useRef<HTMLDivElement>(null);

  const jump = claimsJumpOf(runtime);
  const failure = useStore(jump.failure);
  const title = failure ? text.failure : text.title;
  const isTitleOmitted = useIsOmitted(1);
  const onError = useCallback((error: unknown) => {
    runtime.errors.report(error, { element, area: 'claims-jump', recoverable: false });
  }, [runtime, element]);

  useEffect(() => {
    if (status !== 'logged-in' || !place.current) return;
    return jump.enter(place.current, onError);
  }, [jump, onError, status]);

  // In a later task, because StrictMode removes and mounts the component again at once.
  useEffect(() => () => inLaterTask(jump.end), [jump]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) jump.comeBack();
    };
    // Listens in the capture phase, because other listeners may remove this element.
    return listen(window, ['pageshow'], onPageShow, { capture: true });
  }, [jump]);

  return (
    <div ref={place}>
      <PageHeader title={title} />
      {isTitleOmitted && <Text>{title}</Text>}
      {failure && <RetryBanner isBusy={failure.isBusy} onRetry={() => jump.retry(onError)}>{text.failureLead}</RetryBanner>}
    </div>
  );
}

/** The redirect to the claims pages. Each page has one. */
interface ClaimsJump {
  /**
   * Starts or continues the redirect from an element that shows it. A missed redirect goes to the fallback.
   *
   * @returns a function for when the element is removed. Without any element, the customer stays on the page
   */
  readonly enter: (place: Element, onError: (error: unknown) => void) => () => void;
  /** An element has gone for good: the next one is another visit. Does nothing while another element shows the redirect. */
  readonly end: () => void;
  /** Set when there is no token and the fallback is this very page, which would only ask for the next one. */
  readonly failure: ReadableStore<{ readonly isBusy: boolean } | undefined>;
  /** Another visit, after a failure. */
  readonly retry: (onError: (error: unknown) => void) => void;
  /** The page is restored from the back/forward cache: goes to the fallback instead of a new redirect. */
  readonly comeBack: () => void;
}

/**
 * Milliseconds between a network failure and the fallback. Firefox aborts all requests when the customer starts
 * another navigation, and an immediate fallback would replace that navigation.
 */
const patience = 2_000;

const jumps = new WeakMap<Runtime, ClaimsJump>();

/** Returns the redirect of the page: one token and one form per visit, however often it is shown (CJ-10). */
function claimsJumpOf(runtime: Runtime): ClaimsJump {
  const jump = jumps.get(runtime) ?? createClaimsJump(runtime);
  jumps.set(runtime, jump);
  return jump;
}

function createClaimsJump({ api, clock, config, links, session }: Runtime): ClaimsJump {
  let state: 'new' | 'under way' | 'leaving' | 'missed' = 'new';
  const failure = createStore<{ readonly isBusy: boolean } | undefined>(undefined);
  const places = new Set<Element>();
  let hasEnded = false;
  /** The number of the last visit, and the session id of its customer. */
  let visit = 0;
  let visitor: string | null = null;

  const home = () => links.place(portalPath);
  const fallback = () => new URL(safeAddress(config.get().skadesaker.fallbackUrl ?? '') ?? home());

  /** Leaves the page. Back goes to the fallback, not to another redirect. Only the form contains the token. */
  function leaveFor(from: Element, target: string, jumpSst: string): void {
    const { origin, href } = fallback();
    history.replaceState(null, '', origin === location.origin ? href : home());
    postForm(from, target, { jumpSst, referrer: 'forsikringsoversikt' });
  }

  function goToFallback(): void {
    const { href } = fallback();
    if (href !== location.href) location.replace(href);
    if (withoutHash(href) !== withoutHash(location.href)) return;
    // The page stays. A router that reads the hash may remove the element.
    inLaterTask(() => {
      if (places.size > 0) failure.set({ isBusy: false });
    });
  }

  async function jump(onError: (error: unknown) => void): Promise<void> {
    state = 'under way';
    const own = (visit += 1);
    visitor = session.get().customer;
    const isLast = () => own === visit;
    const isTheirs = () => isLast() && session.get().customer === visitor;
    try {
      const target = checkAddress(config.get().skadesaker.url ?? '');
      const jumpSst = await requestClaimsToken(api);
      const [place] = places;
      if (place && isTheirs()) leaveFor(place, target.href, jumpSst);
    } catch (error) {
      onError(error);
      if (places.size > 0 && errorType(error) === 'network') await wait(clock, patience);
      if (places.size > 0 && isTheirs()) goToFallback();
    }
    // Another customer has a visit of their own: this token would log them in as the first (CF-70).
    if (isTheirs()) state = places.size > 0 ? 'leaving' : hasEnded ? 'new' : 'missed';
    else if (isLast()) state = 'new';
  }

  return {
    enter(place, onError) {
      places.add(place);
      hasEnded = false;
      if (state === 'new' || visitor !== session.get().customer) {
        failure.set(undefined);
        void jump(onError);
      } else if (state === 'missed') goToFallback();
      return () => places.delete(place);
    },
    end() {
      if (places.size > 0) return;
      hasEnded = true;
      failure.set(undefined);
      if (state !== 'under way') state = 'new';
    },
    failure,
    retry(onError) {
      failure.set({ isBusy: true });
      void jump(onError);
    },
    comeBack() {
      if (failure.get()) failure.set({ isBusy: false });
      else if (state === 'leaving') location.replace(fallback());
    },
  };
}

const withoutHash = (address: string) => address.replace(/#.*/, '');
