import type { MouseEvent, Ref } from 'react';
import { useId } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { useTypedKeys } from './use-typed-keys.ts';
import groupCss from './choice-group.css?inline';
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
      <span>{label}</span>
    </label>
  );
}

type Value = string | number;

export interface ChoiceGroupProps {
  /** `radio`: one option; `checkbox`: several; `smiley`: one on a scale from 1 to 5. */
  readonly type: 'radio' | 'checkbox' | 'smiley';
  readonly legend: string;
  /** Stable tracking name of the question, such as `asked-if-done`; the chosen option is never tracked. */
  readonly trackAs: string;
  /** Explanation below the question. */
  readonly hint?: string | undefined;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: Value }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** A question with its options. */
export function ChoiceGroup({ type, legend, trackAs, hint, name, options, chosen, onChange }: ChoiceGroupProps) {
  useStyles(groupCss);
  const id = useId();

  function choose(value: Value, isChosen: boolean): void {
    const others = type === 'checkbox' ? chosen.filter((other) => other !== value) : [];
    onChange(isChosen ? [...others, value] : others);
  }

  return (
    <fieldset className="choice-group" data-track-as={trackAs} aria-describedby={hint === undefined ? undefined : id}>
      <legend className="choice-group-legend">{legend}</legend>
      {hint === undefined ? null : <p className="choice-group-hint" id={id}>{hint}</p>}
      <div className={type === 'smiley' ? 'choice-group-scale' : 'choice-group-list'}>
        {options.map(({ label, value }) => {
          const props = { label, name, isChecked: chosen.includes(value), onChange: (isOn: boolean) => choose(value, isOn) };
          return type === 'smiley'
            ? <SmileyChoice key={value} {...props} point={Number(value)} />
            : <Choice key={value} {...props} type={type} trackAs={undefined} />;
        })}
      </div>
    </fieldset>
  );
}

interface SmileyChoiceProps {
  readonly label: string;
  /** From 1, the saddest face, to 5. */
  readonly point: number;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const mouths = ['M8 17q4-4.5 8 0', 'M8.5 16.3q3.5-2.2 7 0', 'M8.5 15.5h7', 'M8.5 14.8q3.5 2.4 7 0', 'M8 14.2q4 5 8 0'];

/** A radio that looks like a face, with its name below it. */
function SmileyChoice({ label, point, name, isChecked, onChange }: SmileyChoiceProps) {
  useStyles(groupCss);
  return (
    <label className="smiley">
      <input
        ref={useTypedKeys<HTMLInputElement>()}
        className="smiley-input"
        type="radio"
        name={name}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <svg className="smiley-face" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={`M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M9 9.5v.6m6-.6v.6${mouths[point - 1] ?? ''}`} />
      </svg>
      <span className="smiley-label">{label}</span>
    </label>
  );
}
