import { useStyles } from '../style/use-styles.ts';
import css from './smiley-choice.css?inline';

export interface SmileyChoiceProps {
  readonly label: string;
  /** From 1, the saddest face, to 5. */
  readonly point: number;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const mouths = ['M8 17q4-4.5 8 0', 'M8.5 16.3q3.5-2.2 7 0', 'M8.5 15.5h7', 'M8.5 14.8q3.5 2.4 7 0', 'M8 14.2q4 5 8 0'];

/** A radio that looks like a face, with its name below it. */
export function SmileyChoice({ label, point, name, isChecked, onChange }: SmileyChoiceProps) {
  useStyles(css);
  return (
    <label className="smiley">
      <input
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
