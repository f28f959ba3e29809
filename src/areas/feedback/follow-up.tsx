import { useLayoutEffect, useRef, useState } from 'react';
import type { FollowUpAnswer } from '../../runtime/host/host.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { documentMember, isFocusFree } from '../../platform/document-member.ts';
import { fill } from '../../platform/texts.ts';
import { Text } from '../../ui/content/text.tsx';
import type { Answer } from './answer.ts';
import { messageOf, noAnswer, textBoxes, valueOf } from './answer.ts';
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

/** The answers by the key of their question. */
type Answers = Readonly<Record<string, Answer>>;

/** Identifies a question in its step. The host may ask others in its place, or change only the words. */
const keyOf = (step: number, { name, type, options }: AskedQuestion) => JSON.stringify([step, name, type, options.map(({ value }) => value)]);

/** Offers more questions, then asks one per step. «Tilbake» returns to the previous question and its answer. */
export function FollowUp({ questions, leaving, onSend, onUnsent, onDecline }: FollowUpProps) {
  const text = useFeedbackText();
  /** The answers, including that of the current step. */
  const [answers, setAnswers] = useState<Answers>({});
  /** Those of them that «Neste» has confirmed. A later step stays confirmed when the customer goes back. */
  const [confirmed, setConfirmed] = useState<Answers>({});
  const [reached, setStep] = useState(-1);
  // The host may take questions away.
  const step = Math.min(reached, questions.length - 1);
  const question = questions[step];

  if (!question) {
    return (
      <FeedbackForm sendAs="accept" cancelAs="decline" onSend={() => setStep(0)} onCancel={onDecline}>
        <Text>{text.followUpOffer}</Text>
      </FeedbackForm>
    );
  }

  const isLast = step === questions.length - 1;
  const key = keyOf(step, question);
  const withCurrent = (answer: Answer): Answers => ({ ...confirmed, [key]: answer });
  const toSend = (given: Answers) => questions.flatMap((asked, at) => answersTo(asked, given[keyOf(at, asked)] ?? noAnswer));

  function prepare(sent: readonly FollowUpAnswer[]): void {
    leaving.prepare(sent.length > 0 ? () => onUnsent(sent) : undefined);
  }

  function write(answer: Answer): void {
    setAnswers({ ...answers, [key]: answer });
    // Written text leaves the element only when the customer confirms the step.
    prepare(toSend(withCurrent({ ...answer, texts: confirmed[key]?.texts ?? {} })));
  }

  function confirm(answer: Answer): void {
    const given = withCurrent(answer);
    const sent = toSend(given);
    setConfirmed(given);
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
      key={key}
      question={question}
      title={<StepTitle>{fill(text.step, { number: step + 1, count: questions.length })}</StepTitle>}
      sendAs={isLast ? 'submit' : 'next'}
      cancelAs="cancel"
      isOptional
      initial={answers[key]}
      onBack={step > 0 ? () => setStep(step - 1) : undefined}
      onAnswer={write}
      onSend={confirm}
      onCancel={cancel}
    />
  );
}

/** Takes the focus when the previous step is removed, unless the customer is elsewhere on the page. */
function StepTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  const { element } = useAppContext();
  useLayoutEffect(() => {
    if (isFocusFree() || element.contains(documentMember('activeElement'))) title.current?.focus();
  }, [element]);
  return <Text size="small" isSubdued ref={title}>{children}</Text>;
}

/** Converts an answer for sending. What is written about the chosen options comes after the choice, under the same name. */
function answersTo(question: AskedQuestion, answer: Answer): readonly FollowUpAnswer[] {
  const written = question.type === 'text' ? '' : messageOf(textBoxes(question, answer));
  const values = [valueOf(question, answer), written || undefined].filter((value) => value !== undefined);
  return values.map((value) => ({ question: question.name, value }));
}
