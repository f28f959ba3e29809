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
  const [tries, setTries] = useState(0);
  /** The try that has taken too long. */
  const [lateTry, setLateTry] = useState<number>();
  useEffect(() => () => setLateTry(undefined), [isFetching]);
  useEffect(() => (isFetching ? clock.setTimeout(() => setLateTry(tries), patience) : undefined), [clock, isFetching, tries]);

  const hasFailed = error !== null && !isAccessDenied(error);
  const isLate = isFetching && lateTry !== undefined;
  if (!hasFailed && !isLate) return null;

  function askAgain(): void {
    setTries(tries + 1);
    void session.recheck('fresh');
  }

  return (
    <RetryBanner variant="warning" isBusy={isFetching && lateTry !== tries} onRetry={askAgain}>
      {text.checkError}
    </RetryBanner>
  );
}
