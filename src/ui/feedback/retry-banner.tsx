import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Banner } from './banner.tsx';

export interface RetryBannerProps {
  /** `warning` where only a part is missing. Default: `error`. */
  readonly variant?: 'error' | 'warning';
  /** The button's text. */
  readonly retryText: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Says that something could not be fetched, or done altogether, and offers another try. */
export function RetryBanner({ variant = 'error', retryText, isBusy, onRetry, children }: RetryBannerProps) {
  const retry = (
    <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
      {retryText}
    </Button>
  );
  return (
    <Banner variant={variant} action={retry}>
      {children}
    </Banner>
  );
}
