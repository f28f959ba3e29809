import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionStatusQuery } from '../../api/session.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { isAccessDenied } from '../../runtime/query/query.ts';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { useLoginText } from './login-text.ts';

/** Milliseconds that session-status may take before the customer is told. */
const patience = 10_000;

/** Shows that session-status has failed or does not answer: the customer may have logged in already (LG-38). */
export function LoginCheckNote() {
  const text = useLoginText();
  const { api, clock, session } = useAppContext().runtime;
  const { isFetching, error } = useQuery({ ...sessionStatusQuery(api), enabled: false });
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isFetching) return undefined;
    const cancel = clock.setTimeout(() => setIsLate(true), patience);
    return () => {
      cancel();
      setIsLate(false);
    };
  }, [clock, isFetching]);

  const hasFailed = error !== null && !isAccessDenied(error);
  if (!hasFailed && !isLate) return null;
  return (
    <RetryBanner variant="warning" isBusy={isFetching && !isLate} onRetry={() => void session.recheck('fresh')}>
      {text.checkError}
    </RetryBanner>
  );
}
