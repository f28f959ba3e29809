import { useState } from 'react';
import type { ConsentAnswers, ConsentCategory } from '../../domain/consent-answers.ts';
import { isAllowed } from '../../domain/consent-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { useStyles } from '../../ui/use-styles.ts';
import { CategoryChoice } from './category-choice.tsx';
import { cookieConsentText } from './cookie-consent-text.ts';
import css from './consent-dialog.css?inline';
import { useConsentSite } from './use-consent-site.ts';

interface ConsentDialogProps {
  readonly categories: readonly ConsentCategory[];
  /** What is stored when the dialog opens. */
  readonly answers: ConsentAnswers | undefined;
  readonly onAnswer: (answers: Partial<Record<ConsentCategory, 'accepted' | 'denied'>>) => void;
  readonly onDismiss: (() => void) | undefined;
}

/** The question: yes to all, no to all, or a choice (CC-09, CC-10, CC-35). Nothing is ticked that was not accepted. */
export function ConsentDialog({ categories, answers, onAnswer, onDismiss }: ConsentDialogProps) {
  useStyles(css);
  const { owner, privacyLink } = useConsentSite();
  const [chosen, setChosen] = useState(() => categories.filter((category) => isAllowed(answers, category)));
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
          <Button variant="secondary" onClick={() => answer(chosen)}>{cookieConsentText.acceptChosen}</Button>
        </div>
      }
    >
      <div>
        {categories.map((category) => (
          <CategoryChoice
            key={category}
            category={category}
            isChecked={chosen.includes(category)}
            onChange={(isOn) => setChosen([...chosen.filter((other) => other !== category), ...(isOn ? [category] : [])])}
          />
        ))}
      </div>
      <Link {...privacyLink}>{cookieConsentText.more}</Link>
    </Dialog>
  );
}
