import { useId, useState } from 'react';
import type { ConsentAnswers, ConsentCategory } from '../../domain/cookie-consent.ts';
import { isAllowed } from '../../domain/cookie-consent.ts';
import { privacyPath } from '../../domain/link.ts';
import { isAskedByBank } from '../../domain/tracking-consent.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { useInsurerName } from '../../hooks/use-insurer-name.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useRegisterDialog } from '../../hooks/use-top-dialog.ts';
import { fill } from '../../platform/texts.ts';
import { Text } from '../../ui/content/text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Choice } from '../../ui/controls/choice.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import css from './consent-dialog.css?inline';
import { useCookieConsentText } from './cookie-consent-text.ts';

interface ConsentDialogProps {
  /** False while the dialog waits for its turn or is not visible. The customer's choices are kept. */
  readonly isAsking: boolean;
  readonly categories: readonly ConsentCategory[];
  /** The stored answers. */
  readonly answers: ConsentAnswers | undefined;
  readonly onAnswer: (answers: Partial<Record<ConsentCategory, 'accepted' | 'denied'>>) => void;
  readonly onDismiss: (() => void) | undefined;
}

/** The consent dialog: yes to all, no to all, or a choice (CC-35). Only accepted categories are ticked. */
export function ConsentDialog({ isAsking, categories, answers, onAnswer, onDismiss }: ConsentDialogProps) {
  const text = useCookieConsentText();
  useStyles(css);
  const registerDialog = useRegisterDialog();
  const { owner, privacyLink } = useConsentSite();
  // The customer's changes to the checkboxes. Other categories use the stored answers.
  const [choices, setChoices] = useState<Partial<Record<ConsentCategory, boolean>>>({});
  const isChosen = (category: ConsentCategory) => choices[category] ?? isAllowed(answers, category);
  if (!isAsking) return null;
  const answer = (accepted: readonly ConsentCategory[]) =>
    onAnswer(Object.fromEntries(categories.map((category) => [category, accepted.includes(category) ? 'accepted' : 'denied'])));
  return (
    <Dialog
      title={text.title}
      text={fill(text.lead, { owner })}
      onOpen={registerDialog}
      onDismiss={onDismiss}
      actions={
        <div className="consent-actions">
          <Button trackAs="accept-all-cookies" onClick={() => answer(categories)}>{text.acceptAll}</Button>
          <Button trackAs="deny-all-cookies" onClick={() => answer([])}>{text.denyAll}</Button>
          <Button variant="secondary" trackAs="accept-chosen-cookies" onClick={() => answer(categories.filter(isChosen))}>
            {text.acceptChosen}
          </Button>
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
      <Link {...privacyLink}>{text.more}</Link>
    </Dialog>
  );
}

interface CategoryChoiceProps {
  readonly category: ConsentCategory;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A category and its purpose. For statistics, the bank may ask for a consent of its own too (TR-07, TR-11). */
function CategoryChoice({ category, isChecked, onChange }: CategoryChoiceProps) {
  const text = useCookieConsentText();
  const id = useId();
  const { distributor } = useAppContext();
  const { label, help } = text.categories[category];
  const isShared = category === 'statistics' && isAskedByBank(distributor);
  return (
    <div className="consent-category">
      <Choice
        type="checkbox"
        label={label}
        trackAs={`allow-${category}` as const}
        isChecked={isChecked}
        describedBy={id}
        onChange={onChange}
      />
      <div className="consent-help">
        <Text size="small" isSubdued id={id}>{isShared ? `${help} ${text.bank}` : help}</Text>
      </div>
    </div>
  );
}

/** Returns the name of the site that asks, and the link to its privacy page. */
function useConsentSite() {
  const insurer = useInsurerName();
  const { consentOwner = insurer, personvernUrl = privacyPath } = useConfig();
  return { owner: consentOwner, privacyLink: useLink()(personvernUrl) };
}
