import { useId, useRef, useState } from 'react';
import { Choice } from '../../ui/controls/choice.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { choicesText } from './choices-text.ts';
import { EditForm } from './edit-form.tsx';

interface ConsentFormProps {
  /** What is consented to: the name of the radios' group. */
  readonly title: string;
  readonly answer: boolean | undefined;
  readonly isBusy: boolean;
  /** Nothing can be chosen while a consent is saved, or without the customer's data. */
  readonly isDisabled: boolean;
  readonly hasFailed: boolean;
  readonly onSave: (answer: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks for a consent: yes or no. */
export function ConsentForm({ title, answer, isBusy, isDisabled, hasFailed, onSave, onCancel }: ConsentFormProps) {
  const [chosen, setChosen] = useState(answer);
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
      name={id}
      label={value ? choicesText.yes : choicesText.no}
      isChecked={chosen === value}
      isDisabled={isDisabled}
      errorId={errorId}
      ref={value ? first : undefined}
      onChange={() => {
        setChosen(value);
        setIsMissed(false);
      }}
    />
  );
  return (
    <EditForm
      isBusy={isBusy}
      isDisabled={isDisabled}
      failure={hasFailed ? choicesText.consentError : undefined}
      onSave={save}
      onCancel={onCancel}
    >
      <div role="radiogroup" aria-label={title}>
        {radio(true)}
        {radio(false)}
      </div>
      {errorId !== undefined && <FieldError id={errorId}>{choicesText.notChosen}</FieldError>}
    </EditForm>
  );
}
