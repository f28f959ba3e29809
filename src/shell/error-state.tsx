import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { shellText } from './shell-text.ts';

/** Stands in for an element that could not be shown. */
export function ErrorState({ onRetry }: { readonly onRetry: () => void }) {
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {shellText.retry}
    </Button>
  );
  return (
    <Banner variant="error" title={shellText.errorTitle} action={retry}>
      {shellText.errorLead}
    </Banner>
  );
}
