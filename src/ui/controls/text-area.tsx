import { useId } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { FieldError } from './field-error.tsx';
import { useTypedKeys } from './use-typed-keys.ts';
import css from './text-area.css?inline';

export interface TextAreaProps {
  readonly label: string;
  /** Stable tracking name, such as `answer-comment`. */
  readonly trackAs: string;
  readonly name?: string;
  /** Explanation below the question. */
  readonly hint?: string | undefined;
  /** What the text is used for. */
  readonly help: string;
  readonly value: string;
  readonly rows?: number;
  /** Text with the number of characters used, or the number above the limit. */
  readonly counter: string;
  readonly isTooLong: boolean;
  /** Bold label, for a label that is the question itself. */
  readonly isStrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** A text area with a character counter. It accepts text above the limit and shows an error for it. */
export function TextArea(props: TextAreaProps) {
  const { label, trackAs, name, hint, help, value, rows = 7, counter, isTooLong, isStrong = false, onChange } = props;
  useStyles(css);
  const id = useId();
  const field = useTypedKeys<HTMLTextAreaElement>();
  return (
    <div className="text-area">
      <label className={isStrong ? 'text-area-strong' : undefined} htmlFor={id}>{label}</label>
      <p className="text-area-help" id={`${id}-help`}>{hint && <><span>{hint}</span><br /></>}<span>{help}</span></p>
      <textarea
        className="text-area-input"
        ref={field}
        id={id}
        name={name}
        rows={rows}
        data-track-as={trackAs}
        value={value}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={`${id}-help ${id}-counter`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTooLong
        ? <FieldError id={`${id}-counter`} isPolite>{counter}</FieldError>
        : <p className="text-area-help" id={`${id}-counter`}>{counter}</p>}
    </div>
  );
}
