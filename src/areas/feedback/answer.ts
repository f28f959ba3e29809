import { createContext } from 'react';
import type { AnswerValue } from '../../domain/question.ts';
import type { FeedbackValue } from '../../runtime/host/host.ts';
import type { AskedQuestion } from './read-question.ts';

/** The customer's answer to a question. It has not left the element. */
export interface Answer {
  /** Values of the chosen options. */
  readonly chosen: readonly AnswerValue[];
  /** The written texts, by the `place` of their box. The text of an option that is no longer chosen stays. */
  readonly texts: Readonly<Record<number, string>>;
}

export const noAnswer: Answer = { chosen: [], texts: {} };

/** Maximum text length, in UTF-16 units. */
export const maxText = 250;

/** A text box of a question, with its text. */
export interface TextBox {
  /** Index of the option that the box belongs to; `ownPlace` for the box of the question. */
  readonly place: number;
  readonly label: string;
  readonly text: string;
}

const ownPlace = -1;

/**
 * Returns the text boxes of a question, in the order of its options: the box of a text question, or one for each chosen option
 * with a `textAreaLabel`. Options with the same label share a box.
 *
 * @param addOnLabel label of the box when no chosen option has its own. Without it there is no such box
 */
export function textBoxes({ type, label, options }: AskedQuestion, { chosen, texts }: Answer, addOnLabel?: string): readonly TextBox[] {
  const box = (name: string, place = ownPlace): TextBox => ({ place, label: name, text: texts[place] ?? '' });
  if (type === 'text') return [box(label)];
  const labels = new Set(options.flatMap(({ value, textAreaLabel }) => (textAreaLabel && chosen.includes(value) ? textAreaLabel : [])));
  if (labels.size > 0) return [...labels].map((name) => box(name, options.findIndex(({ textAreaLabel }) => textAreaLabel === name)));
  return addOnLabel && chosen.length > 0 ? [box(addOnLabel)] : [];
}

/** Returns the chosen value, or the text of a text question; undefined without an answer. */
export function valueOf({ type }: AskedQuestion, { chosen, texts }: Answer): FeedbackValue | undefined {
  if (type === 'text') return texts[ownPlace]?.trim() || undefined;
  return type === 'checkbox' && chosen.length > 0 ? chosen : chosen[0];
}

/** The written text. Several texts follow their labels, a line each. */
export function messageOf(boxes: readonly TextBox[]): string {
  const written = boxes.map(({ label, text }) => ({ label, text: text.trim() })).filter(({ text }) => text);
  return written.map(({ label, text }) => (written.length > 1 ? `${label} ${text}` : text)).join('\n');
}

interface AnswerContextValue {
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

/** Gives a field the answer from the form around it. */
export const AnswerContext = createContext<AnswerContextValue | undefined>(undefined);
