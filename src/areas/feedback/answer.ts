import { createContext } from 'react';
import type { AnswerValue, QuestionOption } from '../../domain/question.ts';
import type { FeedbackValue } from '../../runtime/host/host.ts';
import type { AskedQuestion } from './read-question.ts';

/** The customer's answer to a question. It has not left the element. */
export interface Answer {
  /** Values of the chosen options. */
  readonly chosen: readonly AnswerValue[];
  /** The written text: the answer to a text question, otherwise the text of the chosen option. */
  readonly text: string;
}

export const noAnswer: Answer = { chosen: [], text: '' };

/** Maximum text length, in UTF-16 units. */
export const maxText = 250;

/** Whether the text of the answer is longer than `maxText`. */
export function isTooLong({ text }: Answer): boolean {
  return text.length > maxText;
}

/** Returns the chosen value, or the text of a text question; undefined without an answer. */
export function valueOf({ type }: AskedQuestion, { chosen, text }: Answer): FeedbackValue | undefined {
  if (type === 'text') return text.trim() || undefined;
  return type === 'checkbox' && chosen.length > 0 ? chosen : chosen[0];
}

/** Returns the first chosen option that has a text box of its own. */
export function optionWithText({ options }: AskedQuestion, { chosen }: Answer): QuestionOption | undefined {
  return options.find(({ value, textAreaLabel }) => textAreaLabel && chosen.includes(value));
}

interface AnswerContextValue {
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

/** Gives a field the answer from the form around it. */
export const AnswerContext = createContext<AnswerContextValue | undefined>(undefined);
