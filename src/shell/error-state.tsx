import { Text } from '../ui/content/text.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Actions } from '../ui/layout/actions.tsx';
import { Section } from '../ui/layout/section.tsx';
import { shellText } from './shell-text.ts';

interface ErrorStateProps {
  /** Whether it is all there is on the page. */
  readonly isPage?: boolean;
  readonly onRetry: () => void;
}

/** Stands in for an element that could not be shown, with the words of the general error page. */
export function ErrorState({ isPage, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <Section title={shellText.errorTitle} level={isPage ? 1 : 2}>
        <Text>{shellText.errorLead}</Text>
        <Actions>
          <Button onClick={onRetry}>{shellText.retry}</Button>
        </Actions>
      </Section>
    </div>
  );
}
