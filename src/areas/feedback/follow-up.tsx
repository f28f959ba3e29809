import { useLayoutEffect, useRef, useState } from 'react';
import type { FollowUpAnswer } from '../../runtime/host/host.ts';
import { fill } from '../../platform/texts.ts';
import { Text } from '../../ui/content/text.tsx';
import type { Answer } from './answer.ts';
import { noAnswer, optionWithText, valueOf } from './answer.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { useFeedbackText } from './feedback-text.ts';
import { QuestionForm } from './question-form.tsx';
import type { AskedQuestion } from './read-question.ts';
import type { Leaving } from './use-feedback-report.ts';

interface FollowUpProps {
  readonly questions: readonly AskedQuestion[];
  readonly leaving: Leaving;
  readonly onSend: (answers: readonly FollowUpAnswer[]) => void;
  /** Called when the customer leaves before the end. */
  readonly onUnsent: (answers: readonly FollowUpAnswer[]) => void;
  readonly onDecline: () => void;
}

/** Offers more questions, then asks one per step. «Tilbake» returns to the previous question and its answer. */
export function FollowUp({ questions, leaving, onSend, onUnsent, onDecline }: FollowUpProps) {
  const text = useFeedbackText();
  /** The answers by step, including the current one. */
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({});
  const [step, setStep] = useState(-1);
  const question = questions[step];

  if (!question) {
    return (
      <FeedbackForm sendAs="accept" cancelAs="decline" onSend={() => setStep(0)} onCancel={onDecline}>
        <Text>{text.followUpOffer}</Text>
      </FeedbackForm>
    );
  }

  const asked = question;
  const isLast = step === questions.length - 1;
  const upTo = (end: number) => questions.slice(0, end).flatMap((before, at) => answersTo(before, answers[at] ?? noAnswer));

  function prepare(sent: readonly FollowUpAnswer[]): void {
    leaving.prepare(sent.length > 0 ? () => onUnsent(sent) : undefined);
  }

  function write(answer: Answer): void {
    setAnswers({ ...answers, [step]: answer });
    // Written text leaves the element only when the customer confirms the step.
    prepare([...upTo(step), ...answersTo(asked, { ...answer, text: '' })]);
  }

  function confirm(answer: Answer): void {
    const sent = [...upTo(step), ...answersTo(asked, answer)];
    if (isLast) {
      leaving.renew();
      onSend(sent);
    } else {
      prepare(sent);
      setStep(step + 1);
    }
  }

  function cancel(): void {
    leaving.renew();
    onDecline();
  }

  return (
    <QuestionForm
      key={step}
      question={question}
      title={<StepTitle>{fill(text.step, { number: step + 1, count: questions.length })}</StepTitle>}
      sendAs={isLast ? 'submit' : 'next'}
      cancelAs="cancel"
      isOptional
      initial={answers[step]}
      onBack={step > 0 ? () => setStep(step - 1) : undefined}
      onAnswer={write}
      onSend={confirm}
      onCancel={cancel}
    />
  );
}

/** Takes the focus, because the button of the previous step has been removed. */
function StepTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return <Text size="small" isSubdued ref={title}>{children}</Text>;
}

/** Converts an answer for sending. The text box of an option becomes a separate question. */
function answersTo(question: AskedQuestion, answer: Answer): readonly FollowUpAnswer[] {
  const value = valueOf(question, answer);
  const label = optionWithText(question, answer)?.textAreaLabel;
  const text = answer.text.trim();
  return [
    ...(value === undefined ? [] : [{ question: question.name, value }]),
    ...(label && text ? [{ question: label, value: text }] : []),
  ];
}
