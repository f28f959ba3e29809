import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusFree } from '../platform/document-member.ts';
import type { CustomerQuery } from './use-customer-query.ts';

/** A query, or several that are tried again together. */
export type Retried = Pick<CustomerQuery<unknown>, 'isError' | 'isFetching'> & { readonly refetch: () => Promise<unknown> };

export interface Retry {
  /** For the heading above what had failed. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** For the RetryBanner. */
  readonly retryProps: { readonly isBusy: boolean; readonly onRetry: () => void };
}

/**
 * Another try for what could not be fetched. When it comes, the button goes, and with it the focus: the heading takes
 * it, unless the customer has moved on.
 */
export function useRetry({ isError, isFetching, refetch }: Retried): Retry {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isFetching) return;
    if (isAsked.current && !isError && isFocusFree()) headingRef.current?.focus();
    isAsked.current = false;
  }, [isError, isFetching]);
  const onRetry = () => {
    isAsked.current = true;
    void refetch();
  };
  return { headingRef, retryProps: { isBusy: isFetching, onRetry } };
}
