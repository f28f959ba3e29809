import type { RefCallback, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusFree } from '../platform/document-member.ts';
import type { CustomerQuery } from './use-customer-query.ts';
import { useFocusHandover } from './use-focus-handover.ts';

/** A query, or several queries that are retried together. */
export type Retried = Pick<CustomerQuery<unknown>, 'isError' | 'isFetching'> & { readonly refetch: () => Promise<unknown> };

export interface Retry {
  /** Ref for the heading above the failed content. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Props for the RetryBanner. `onRetry` resolves when the retry has ended, also when it fails. */
  readonly retryProps: { readonly isBusy: boolean; readonly onRetry: () => Promise<unknown>; readonly buttonRef: RefCallback<HTMLButtonElement> };
}

/**
 * Retries failed queries. When the data has come, also by itself, the retry button disappears. The heading then gets the
 * focus, unless the customer has moved it elsewhere.
 */
export function useRetry({ isError, isFetching, refetch }: Retried): Retry {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isFetching) return;
    // In WebKit the pressed button has not had the focus.
    if (isAsked.current && !isError && isFocusFree()) headingRef.current?.focus();
    isAsked.current = false;
  }, [isError, isFetching]);
  const onRetry = () => {
    isAsked.current = true;
    return refetch();
  };
  const buttonRef = useFocusHandover(headingRef);
  return { headingRef, retryProps: { isBusy: isFetching, onRetry, buttonRef } };
}
