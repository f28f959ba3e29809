import type { Ref } from 'react';
import { useId } from 'react';
import { Stack } from '../layout/stack.tsx';
import { useStyles } from '../style/use-styles.ts';
import { FieldError } from './field-error.tsx';
import { useTypedKeys } from './use-typed-keys.ts';
import css from './text-field.css?inline';

export interface TextFieldProps {
  readonly label: string;
  /** Stable name, such as `email`: what it is tracked by. */
  readonly trackAs: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  /** What it is for: the keyboard of a phone, and what the browser fills in. */
  readonly kind: 'email' | 'tel';
  /** Whether it has to be filled in. */
  readonly isRequired?: boolean;
  /** Keeps the value and the focus, and lets nothing be typed. */
  readonly isReadOnly?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with its label, 48 px high. Of type text whatever it is for: the browser leaves the value as typed. */
export function TextField({ label, trackAs, value, onChange, error, isRequired, isReadOnly = false, ref, kind }: TextFieldProps) {
  useStyles(css);
  const id = useId();
  const field = useTypedKeys(ref);
  const errorId = `${id}-error`;
  return (
    <Stack gap={8}>
      <label htmlFor={id}>{label}</label>
      <input
        className="text-field-input"
        type="text"
        inputMode={kind}
        autoComplete={kind}
        id={id}
        data-track-as={trackAs}
        ref={field}
        value={value}
        required={isRequired}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </Stack>
  );
}
