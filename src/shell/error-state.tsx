import { Actions } from '../ui/actions.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Text } from '../ui/text.tsx';
import { shellText } from './shell-text.ts';

/** Stands in for an element that could not be shown, with the words of the general error page (EP-32, LG-36). */
export function ErrorState({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <Section title={shellText.errorTitle}>
        <Text>{shellText.errorLead}</Text>
        <Actions>
          <Button onClick={onRetry}>{shellText.retry}</Button>
        </Actions>
      </Section>
    </div>
  );
}
