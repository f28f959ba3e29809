import { useEffect, useRef } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { claimsJumpText } from './claims-jump-text.ts';
import { claimsJumpOf } from './claims-jump.ts';

/** Takes a customer who is logged in to the claims pages. */
export function ClaimsJumpArea() {
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

  return <div ref={place}><PageHeader title={claimsJumpText.title} /></div>;
}
