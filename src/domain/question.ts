/** The value of an option; 1 to 5 for a smiley. */
export type AnswerValue = string | number;

export interface QuestionOption {
  readonly label: string;
  readonly value: AnswerValue;
  /** Label of the text box that shows when the option is chosen. */
  readonly textAreaLabel?: string | undefined;
}

/** A question from the host. */
export interface Question {
  readonly type: 'radio' | 'checkbox' | 'text' | 'smiley';
  readonly label: string;
  /** Default: the label. */
  readonly name?: string | undefined;
  /** Default for a smiley: all five. */
  readonly options?: readonly QuestionOption[] | undefined;
  readonly helpLabel?: string | undefined;
}
