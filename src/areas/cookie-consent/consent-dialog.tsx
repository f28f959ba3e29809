import { useState } from 'react';
import type { ConsentAnswers, ConsentCategory } from '../../domain/consent-answers.ts';
import { isAllowed } from '../../domain/consent-answers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { CategoryChoice } from './category-choice.tsx';
import { cookieConsentText } from './cookie-consent-text.ts';
import css from './consent-dialog.css?inline';
import { useConsentSite } from './use-consent-site.ts';

interface ConsentDialogProps {
  /** False while the question waits for its turn, or cannot be seen: what has been chosen is kept. */
  readonly isAsking: boolean;
  readonly categories: readonly ConsentCategory[];
  /** What is stored. */
  readonly answers: ConsentAnswers | undefined;
  readonly onAnswer: (answers: Partial<Record<ConsentCategory, 'accepted' | 'denied'>>) => void;
  readonly onDismiss: (() => void) | undefined;
}

/** The question: yes to all, no to all, or a choice (CC-35). Nothing is ticked that was not accepted. */
export function ConsentDialog({ isAsking, categories, answers, onAnswer, onDismiss }: ConsentDialogProps) {
  useStyles(css);
  const { owner, privacyLink } = useConsentSite();
  // What the customer has ticked or unticked; for the rest, what is stored counts.
  const [choices, setChoices] = useState<Partial<Record<ConsentCategory, boolean>>>({});
  const isChosen = (category: ConsentCategory) => choices[category] ?? isAllowed(answers, category);
  if (!isAsking) return null;
  const answer = (accepted: readonly ConsentCategory[]) =>
    onAnswer(Object.fromEntries(categories.map((category) => [category, accepted.includes(category) ? 'accepted' : 'denied'])));
  return (
    <Dialog
      title={cookieConsentText.title}
      text={cookieConsentText.lead(owner)}
      onDismiss={onDismiss}
      actions={
        <div className="consent-actions">
          <Button onClick={() => answer(categories)}>{cookieConsentText.acceptAll}</Button>
          <Button onClick={() => answer([])}>{cookieConsentText.denyAll}</Button>
          <Button variant="secondary" onClick={() => answer(categories.filter(isChosen))}>{cookieConsentText.acceptChosen}</Button>
        </div>
      }
    >
      <div>
        {categories.map((category) => (
          <CategoryChoice
            key={category}
            category={category}
            isChecked={isChosen(category)}
            onChange={(isOn) => setChoices({ ...choices, [category]: isOn })}
          />
        ))}
      </div>
      <Link {...privacyLink}>{cookieConsentText.more}</Link>
    </Dialog>
  );
}
