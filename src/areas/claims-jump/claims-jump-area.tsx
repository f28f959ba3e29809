import { useEffect, useRef } from 'react';
import { requestClaimsToken } from '../../api/claims-token.ts';
import { errorType } from '../../api/errors.ts';
import { portalPath } from '../../domain/link.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { postForm } from '../../platform/form-post.ts';
import { checkAddress, safeAddress } from '../../runtime/links/links.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useClaimsJumpText } from './claims-jump-text.ts';

/** Takes a customer who is logged in to the claims pages. */
export function ClaimsJumpArea() {
  const text = useClaimsJumpText();
  const { runtime, element } = useAppContext();
  const { status } = useSession();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (status !== 'logged-in' || !place.current) return;
    const jump = claimsJumpOf(runtime);
    jump.enter(place.current, (error) => {
      runtime.errors.report(error, { element, area: 'claims-jump', recoverable: false });
    });
    return jump.leave;
  }, [runtime, element, status]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) claimsJumpOf(runtime).comeBack();
    };
    // Captured, as others who hear of it may take this element away.
    window.addEventListener('pageshow', onPageShow, true);
    return () => window.removeEventListener('pageshow', onPageShow, true);
  }, [runtime]);

  return <div ref={place}><PageHeader title={text.title} /></div>;
}

/** The one jump of a page. */
interface ClaimsJump {
  /** Begins, or goes on, with what shows it; one that was missed leads to the fallback instead. */
  readonly enter: (place: Element, onError: (error: unknown) => void) => void;
  /** What showed it is gone: the customer stays on the page. */
  readonly leave: () => void;
  /** The customer has come back to the page, as it was when they left: they are not sent on again. */
  readonly comeBack: () => void;
}

/**
 * Milliseconds before a call without an answer leads to the fallback. Firefox ends all calls as the customer begins
 * to go elsewhere, and a fallback at once would take its place.
 */
const patience = 2_000;

let jumps: WeakMap<Runtime, ClaimsJump> | undefined;

/** The jump of the page: one token and one form for a visit, however often it is shown (CJ-10). */
function claimsJumpOf(runtime: Runtime): ClaimsJump {
  jumps ??= new WeakMap();
  const jump = jumps.get(runtime) ?? createClaimsJump(runtime);
  jumps.set(runtime, jump);
  return jump;
}

function createClaimsJump({ api, clock, config, links }: Runtime): ClaimsJump {
  let state: 'new' | 'under way' | 'leaving' | 'missed' = 'new';
  let place: Element | undefined;

  const home = () => links.place(portalPath);
  const fallback = () => new URL(safeAddress(config.get().skadesaker.fallbackUrl ?? '') ?? home());

  /** Back will lead to the fallback, not to another jump. The token is in the form alone. */
  function leaveFor(from: Element, target: string, jumpSst: string): void {
    const { origin, href } = fallback();
    history.replaceState(null, '', origin === location.origin ? href : home());
    postForm(from, target, { jumpSst, referrer: 'forsikringsoversikt' });
  }

  async function jump(onError: (error: unknown) => void): Promise<void> {
    try {
      const target = checkAddress(config.get().skadesaker.url ?? '');
      const jumpSst = await requestClaimsToken(api);
      if (place) leaveFor(place, target.href, jumpSst);
    } catch (error) {
      onError(error);
      if (place && errorType(error) === 'network') await new Promise<void>((resolve) => void clock.setTimeout(resolve, patience));
      if (place) location.replace(fallback());
    }
    state = place ? 'leaving' : 'missed';
  }

  return {
    enter(next, onError) {
      place = next;
      if (state === 'missed') location.replace(fallback());
      if (state !== 'new') return;
      state = 'under way';
      void jump(onError);
    },
    leave() {
      place = undefined;
    },
    comeBack() {
      if (state === 'leaving') location.replace(fallback());
    },
  };
}
