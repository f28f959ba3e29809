import { useId, useRef, useState } from 'react';
import { Choice } from '../../ui/controls/choice.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useFormsText } from './forms-text.ts';
import { EditForm } from './edit-form.tsx';

interface ConsentFormProps {
  /** Id of the consent's title, which names the radio group. The title may be Norwegian in every language. */
  readonly titleId: string;
  /** Stable tracking name of the radio group. */
  readonly trackAs: 'marketing-consent' | 'data-sharing-consent';
  readonly answer: boolean | undefined;
  readonly isBusy: boolean;
  /** True while a consent is being saved, and without the customer's data. */
  readonly isDisabled: boolean;
  readonly hasFailed: boolean;
  readonly onSave: (answer: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks for a consent: yes or no. */
export function ConsentForm({ titleId, trackAs, answer, isBusy, isDisabled, hasFailed, onSave, onCancel }: ConsentFormProps) {
  const text = useFormsText();
  // The answer may change while the form is open.
  const [ownChoice, setOwnChoice] = useState<boolean>();
  const chosen = ownChoice ?? answer;
  const [isMissed, setIsMissed] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const errorId = isMissed ? `${id}-error` : undefined;

  function save(): void {
    setIsMissed(chosen === undefined);
    if (chosen === undefined) first.current?.focus();
    else onSave(chosen);
  }

  const radio = (value: boolean) => (
    <Choice
      type="radio"
      trackAs={undefined}
      name={id}
      label={value ? text.yes : text.no}
      isChecked={chosen === value}
      isDisabled={isDisabled}
      errorId={errorId}
      ref={value ? first : undefined}
      onChange={() => {
        setOwnChoice(value);
        setIsMissed(false);
      }}
    />
  );
  return (
    <EditForm
      isBusy={isBusy}
      isDisabled={isDisabled}
      failure={hasFailed ? text.consentError : undefined}
      onSave={save}
      onCancel={onCancel}
    >
      <div role="radiogroup" aria-labelledby={titleId} aria-required data-track-as={trackAs}>
        {radio(true)}
        {radio(false)}
      </div>
      {errorId !== undefined && <FieldError id={errorId}>{text.notChosen}</FieldError>}
    </EditForm>
  );
}
