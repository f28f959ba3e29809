import type { MouseEvent, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { useTypedKeys } from './use-typed-keys.ts';
import css from './choice.css?inline';

export interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  /** Stable tracking name, such as `want-paper`. Undefined inside a group, which has its own. */
  readonly trackAs: string | undefined;
  /** Form field name; all radios of a group share it. */
  readonly name?: string;
  readonly isChecked: boolean;
  /** Ignores changes; the control stays focusable. */
  readonly isDisabled?: boolean;
  /** Id of the FieldError below it. */
  readonly errorId?: string | undefined;
  /** Id of a text with more information. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** A native checkbox or radio with its label; 44 px high. */
export function Choice(props: ChoiceProps) {
  const { type, label, trackAs, name, isChecked, isDisabled = false, errorId, describedBy, ref, onChange } = props;
  useStyles(css);
  const field = useTypedKeys(ref);
  const guard = (event: MouseEvent) => {
    if (isDisabled) event.preventDefault();
  };
  return (
    <label className="choice">
      <input
        className="choice-input"
        type={type}
        name={name}
        ref={field}
        checked={isChecked}
        aria-disabled={isDisabled ? 'true' : undefined}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId ?? describedBy}
        data-track-as={trackAs}
        onClick={guard}
        onChange={(event) => {
          if (!isDisabled) onChange(event.currentTarget.checked);
        }}
      />
      {label}
    </label>
  );
}
