import type { Ref } from 'react';
import { useId } from 'react';
import type { Catalogue } from '../../platform/texts.ts';
import { Text } from '../content/text.tsx';
import { useTexts } from '../content/use-texts.ts';
import { Stack } from '../layout/stack.tsx';
import { useStyles } from '../style/use-styles.ts';
import { FieldError } from './field-error.tsx';
import { useTypedKeys } from './use-typed-keys.ts';
import css from './text-field.css?inline';

export interface TextFieldProps {
  readonly label: string;
  /** Stable tracking name, such as `email`. */
  readonly trackAs: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Error message for the value. */
  readonly error?: string | undefined;
  /** Purpose of the field; sets the phone's keyboard and the autofill. */
  readonly kind: 'email' | 'tel';
  /** Blocks typing; the field keeps its value and focus. */
  readonly isReadOnly?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A required text field with its label, 48 px high. A field for a phone number says what is valid. Its type is always text,
 * because the browser then leaves the value as typed.
 */
export function TextField({ label, trackAs, value, onChange, error, isReadOnly = false, ref, kind }: TextFieldProps) {
  useStyles(css);
  const id = useId();
  const field = useTypedKeys(ref);
  const { phoneHint } = useTexts(textFieldText);
  const hintId = kind === 'tel' ? `${id}-hint` : undefined;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <Stack gap={8}>
      <label htmlFor={id}>{label}</label>
      {hintId && <Text id={hintId} size="small" isSubdued>{phoneHint}</Text>}
      <input
        className="text-field-input"
        type="text"
        inputMode={kind}
        autoComplete={kind}
        id={id}
        data-track-as={trackAs}
        ref={field}
        value={value}
        // Screen readers would call an empty field with the attribute `required` invalid before anything is written.
        aria-required
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={errorId ?? hintId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </Stack>
  );
}

export const textFieldText = {
  name: 'textField',
  nb: { phoneHint: 'Åtte sifre' },
} as const satisfies Catalogue;
