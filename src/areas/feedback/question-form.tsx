import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { AnswerContext } from './answer-context.ts';
import type { Answer } from './answer.ts';
import { isTooLong, noAnswer, valueOf } from './answer.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { QuestionField } from './question-field.tsx';
import type { AskedQuestion } from './read-question.ts';

interface QuestionFormProps {
  readonly question: AskedQuestion;
  readonly addOnLabel?: string | undefined;
  /** Above the question. */
  readonly title?: ReactNode;
  readonly sendText: string;
  readonly cancelText: string;
  /** Whether there is something to do before the question is answered. */
  readonly isOptional?: boolean;
  /** The customer has chosen or written something. */
  readonly onAnswer: (answer: Answer) => void;
  /** Only with a text that is not too long. */
  readonly onSend: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** A question with its answer, which stays in here until it is sent; 'Avbryt' clears it. */
export function QuestionForm({ question, addOnLabel, title, isOptional = false, onAnswer, onSend, onCancel, ...texts }: QuestionFormProps) {
  const [answer, setAnswer] = useState(noAnswer);
  const box = useRef<HTMLDivElement>(null);

  function take(next: Answer): void {
    setAnswer(next);
    onAnswer(next);
  }

  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);

  function send(): void {
    // A text whose box has gone with its option goes nowhere.
    const tooLong = isTooLong(answer) && find('textarea');
    if (tooLong) tooLong.focus();
    else onSend(answer);
  }

  function cancel(): void {
    setAnswer(noAnswer);
    find('input, textarea')?.focus();
    onCancel();
  }

  return (
    <FeedbackForm {...texts} hasButtons={isOptional || valueOf(question, answer) !== undefined} onSend={send} onCancel={cancel}>
      {title}
      <div ref={box}>
        <AnswerContext.Provider value={{ answer, onAnswer: take }}>
          <QuestionField question={question} addOnLabel={addOnLabel} />
        </AnswerContext.Provider>
      </div>
    </FeedbackForm>
  );
}
