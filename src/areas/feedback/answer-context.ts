import { createContext } from 'react';
import type { Answer } from './answer.ts';

export interface AnswerContextValue {
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

/** The answer to the question of the form around a field. */
export const AnswerContext = createContext<AnswerContextValue | undefined>(undefined);
