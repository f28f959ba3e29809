import { useId } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { Choice } from './choice.tsx';
import { SmileyChoice } from './smiley-choice.tsx';
import css from './choice-group.css?inline';

type Value = string | number;

export interface ChoiceGroupProps {
  /** One of the options, or several of them; a smiley is one on a scale from 1 to 5. */
  readonly type: 'radio' | 'checkbox' | 'smiley';
  readonly legend: string;
  /** More about the question, below it. */
  readonly hint?: string | undefined;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: Value }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** A question with its options. */
export function ChoiceGroup({ type, legend, hint, name, options, chosen, onChange }: ChoiceGroupProps) {
  useStyles(css);
  const id = useId();

  function choose(value: Value, isChosen: boolean): void {
    const others = type === 'checkbox' ? chosen.filter((other) => other !== value) : [];
    onChange(isChosen ? [...others, value] : others);
  }

  return (
    <fieldset className="choice-group" aria-describedby={hint === undefined ? undefined : id}>
      <legend className="choice-group-legend">{legend}</legend>
      {hint === undefined ? null : <p className="choice-group-hint" id={id}>{hint}</p>}
      <div className={type === 'smiley' ? 'choice-group-scale' : 'choice-group-list'}>
        {options.map(({ label, value }) => {
          const props = { label, name, isChecked: chosen.includes(value), onChange: (isOn: boolean) => choose(value, isOn) };
          return type === 'smiley'
            ? <SmileyChoice key={value} {...props} point={Number(value)} />
            : <Choice key={value} {...props} type={type} />;
        })}
      </div>
    </fieldset>
  );
}
