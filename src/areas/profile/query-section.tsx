import type { ReactNode } from 'react';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/feedback/retry-banner.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';

interface QuerySectionProps<T> {
  readonly title: string;
  readonly query: CustomerQuery<T>;
  /** Says that it could not be fetched. */
  readonly errorText: string;
  /** Of more than the query; by default its own. */
  readonly retry?: Retry;
  readonly children: (data: T) => ReactNode;
}

/** A section of its own for what one query asks for: rows on their way, another try, or what has come. */
export function QuerySection<T>({ title, query, errorText, retry, children }: QuerySectionProps<T>) {
  const own = useRetry(query);
  const { headingRef, retryProps } = retry ?? own;
  return (
    <Section title={title} headingRef={headingRef}>
      {query.isError && <RetryBanner retryText={profileText.retry} {...retryProps}>{errorText}</RetryBanner>}
      {query.isPending && <ProfileSkeleton rows={2} />}
      {query.data && children(query.data)}
    </Section>
  );
}
