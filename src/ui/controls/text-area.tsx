import { useId } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { FieldError } from './field-error.tsx';
import { useTypedKeys } from './use-typed-keys.ts';
import css from './text-area.css?inline';

export interface TextAreaProps {
  readonly label: string;
  /** Stable name, such as `answer-comment`: what it is tracked by. */
  readonly trackAs: string;
  readonly name?: string;
  /** More about the question, below it. */
  readonly hint?: string | undefined;
  /** What the text is used for. */
  readonly help: string;
  readonly value: string;
  readonly rows?: number;
  /** How much is written, or how much too much. */
  readonly counter: string;
  readonly isTooLong: boolean;
  /** The label is the question itself. */
  readonly isStrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** Several lines of text, which can be longer than they may be: then it says so. */
export function TextArea(props: TextAreaProps) {
  const { label, trackAs, name, hint, help, value, rows = 7, counter, isTooLong, isStrong = false, onChange } = props;
  useStyles(css);
  const id = useId();
  const field = useTypedKeys<HTMLTextAreaElement>();
  return (
    <div className="text-area">
      <label className={isStrong ? 'text-area-strong' : undefined} htmlFor={id}>{label}</label>
      <p className="text-area-help" id={`${id}-help`}>{hint && <>{hint}<br /></>}{help}</p>
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
