import { createContext } from 'react';
import type { AnswerValue, QuestionOption } from '../../domain/question.ts';
import type { FeedbackValue } from '../../runtime/host/host.ts';
import type { AskedQuestion } from './read-question.ts';

/** What the customer has done with a question, none of which has left the element. */
export interface Answer {
  /** Values of the chosen options. */
  readonly chosen: readonly AnswerValue[];
  /** What is written: the answer to a text question, otherwise what goes with the chosen option. */
  readonly text: string;
}

export const noAnswer: Answer = { chosen: [], text: '' };

/** Longest text, in UTF-16 units. */
export const maxText = 250;

export function isTooLong({ text }: Answer): boolean {
  return text.length > maxText;
}

/** What was chosen or, of a text question, written; undefined for nothing. */
export function valueOf({ type }: AskedQuestion, { chosen, text }: Answer): FeedbackValue | undefined {
  if (type === 'text') return text.trim() || undefined;
  return type === 'checkbox' && chosen.length > 0 ? chosen : chosen[0];
}

/** The first of the chosen options that asks for more in words of its own. */
export function optionWithText({ options }: AskedQuestion, { chosen }: Answer): QuestionOption | undefined {
  return options.find(({ value, textAreaLabel }) => textAreaLabel && chosen.includes(value));
}

interface AnswerContextValue {
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

/** The answer to the question of the form around a field. */
export const AnswerContext = createContext<AnswerContextValue | undefined>(undefined);
