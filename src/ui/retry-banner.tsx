import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export interface RetryBannerProps {
  /** The button's text. */
  readonly retryText: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Says that something could not be fetched, and offers another try. */
export function RetryBanner({ retryText, isBusy, onRetry, children }: RetryBannerProps) {
  const retry = (
    <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
      {retryText}
    </Button>
  );
  return (
    <Banner variant="error" action={retry}>
      {children}
    </Banner>
  );
}
