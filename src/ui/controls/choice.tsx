import type { MouseEvent, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { useTypedKeys } from './use-typed-keys.ts';
import css from './choice.css?inline';

export interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  /** Stable name, such as `want-paper`: what it is tracked by. Undefined for one of a group, which has the name. */
  readonly trackAs: string | undefined;
  /** The same for the radios of a group. */
  readonly name?: string;
  readonly isChecked: boolean;
  /** Lets no choice through; focusable all the same. */
  readonly isDisabled?: boolean;
  /** Id of the FieldError below it. */
  readonly errorId?: string | undefined;
  /** Id of a text that says more. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox or radio of the browser's own, with its label; 44 px high. */
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
