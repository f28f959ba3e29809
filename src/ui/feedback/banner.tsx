import type { ReactNode, Ref } from 'react';
import type { MessageVariant } from '../../domain/message-variant.ts';
import { needsReload } from '../../platform/lazy-import.ts';
import type { Catalogue } from '../../platform/texts.ts';
import { Icon } from '../content/icon.tsx';
import { useTexts } from '../content/use-texts.ts';
import { Button } from '../controls/button.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './banner.css?inline';

export interface BannerProps {
  readonly variant: MessageVariant;
  /** One secondary or quiet Button, or a Link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message in the page. Screen readers announce it: error and warning are alerts (UI-08). */
export function Banner({ variant, action, children }: BannerProps) {
  useStyles(css);
  const isAlert = variant === 'error' || variant === 'warning';
  return (
    <div part="banner" className="banner" data-variant={variant} role={isAlert ? 'alert' : 'status'}>
      <Icon name={variant} />
      <div className="banner-content">
        <div>{children}</div>
        {action === undefined ? null : <div className="banner-action">{action}</div>}
      </div>
    </div>
  );
}

interface RetryBannerProps {
  /** `warning` when only a part is missing. Default: `error`. */
  readonly variant?: 'error' | 'warning';
  /** Whether the retry is running. Default: false. */
  readonly isBusy?: boolean | undefined;
  readonly onRetry: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** The error of `lazyImport`, when code failed to load. */
  readonly codeError?: unknown;
  readonly children: ReactNode;
}

/**
 * Shows that a load or an action has failed, with a retry button. When a retry cannot load missing code, the button
 * reloads the page. During a retry the message is hidden from screen readers, so they announce it again when it fails.
 */
export function RetryBanner({ variant = 'error', isBusy = false, onRetry, buttonRef, codeError, children }: RetryBannerProps) {
  const text = useTexts(bannerText);
  const isLost = needsReload(codeError);
  const retry = (
    <Button ref={buttonRef} variant="secondary" trackAs="retry" isBusy={isBusy} onClick={isLost ? reloadPage : onRetry}>
      {isLost ? text.reload : text.retry}
    </Button>
  );
  return (
    <Banner variant={variant} action={retry}>
      <div aria-hidden={isBusy}>{isLost ? text.needsReload : children}</div>
    </Banner>
  );
}

const reloadPage = () => location.reload();

export const bannerText = {
  name: 'banner',
  nb: {
    retry: 'Prøv igjen',
    needsReload: 'Last siden på nytt for å se resten.',
    reload: 'Last siden på nytt',
  },
} as const satisfies Catalogue;
