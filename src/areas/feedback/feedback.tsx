import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLazy } from '../../hooks/use-lazy.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import type { Answer } from './answer.ts';
import { messageOf, textBoxes, valueOf } from './answer.ts';
import type { ContactForm } from './contact-form.tsx';
import type { ContactFields } from './feedback-element.ts';
import { useFeedbackText } from './feedback-text.ts';
import type { FollowUp } from './follow-up.tsx';
import { QuestionForm } from './question-form.tsx';
import type { AskedQuestion } from './read-question.ts';
import type { FeedbackReport, Leaving } from './use-feedback-report.ts';

interface FeedbackProps {
  readonly question: AskedQuestion;
  readonly followUp: readonly AskedQuestion[];
  readonly contact: ContactFields | undefined;
  /** The forms that can follow the question. */
  readonly parts: FeedbackParts;
  readonly report: FeedbackReport;
  readonly leaving: Leaving;
}

/** The current form, and the thanks for the previous answer. No form when everything is answered. */
interface Stage {
  readonly asks?: 'followUp' | 'contact' | undefined;
  /** The name of the text, because the language may change while it shows. */
  readonly thanks: 'thanks' | 'followUpThanks' | 'contactThanks';
}

/** The question about the page, then the follow-up, then the contact form. */
export function Feedback({ question, followUp, contact, parts, report, leaving }: FeedbackProps) {
  const text = useFeedbackText();
  const { loadFollowUp, loadContactForm } = parts;
  const [stage, setStage] = useState<Stage>();
  const askContact = (thanks: Stage['thanks']) => setStage({ thanks, asks: contact && 'contact' });
  const end = () => setStage((now) => now && { thanks: now.thanks });

  function thankForAnswer(): void {
    if (followUp.length > 0) setStage({ thanks: 'thanks', asks: 'followUp' });
    else askContact('thanks');
  }

  if (!stage) {
    return <Card><MainQuestion question={question} report={report} leaving={leaving} onSent={thankForAnswer} /></Card>;
  }
  // The host may take the questions away.
  const asks = stage.asks === 'followUp' && followUp.length === 0 ? 'contact' : stage.asks;
  return (
    <Card>
      <Thanks stage={stage}>{text[stage.thanks]}</Thanks>
      {asks === 'followUp' && loadFollowUp && (
        <LazyQuestion load={loadFollowUp}>
          {({ FollowUp }) => (
            <FollowUp
              questions={followUp}
              leaving={leaving}
              onSend={(answers) => {
                report.followUp(answers);
                askContact('followUpThanks');
              }}
              onUnsent={report.followUp}
              onDecline={end}
            />
          )}
        </LazyQuestion>
      )}
      {asks === 'contact' && contact && loadContactForm && (
        <LazyQuestion load={loadContactForm}>
          {({ ContactForm }) => (
            <ContactForm
              fields={contact}
              send={report.contact}
              onSent={() => setStage({ thanks: 'contactThanks' })}
              onDecline={end}
            />
          )}
        </LazyQuestion>
      )}
    </Card>
  );
}

interface LazyQuestionProps<T> {
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ReactNode;
}

/** Loads the code of a question. When loading fails, the question is skipped without a message. */
function LazyQuestion<T>({ load, children }: LazyQuestionProps<T>) {
  const { value } = useLazy(load);
  return value === undefined ? null : children(value);
}

interface ThanksProps {
  /** Any object that changes at each stage. */
  readonly stage: object;
  readonly children: string;
}

/** Takes the focus at each stage, because the focused element has been removed. */
function Thanks({ stage, children }: ThanksProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => text.current?.focus(), [stage]);
  return <div role="status"><Text isStrong ref={text}>{children}</Text></div>;
}

interface MainQuestionProps {
  readonly question: AskedQuestion;
  readonly report: FeedbackReport;
  readonly leaving: Leaving;
  readonly onSent: () => void;
}

/** The question about the page; an answer reveals the text box and the buttons. */
function MainQuestion({ question, report, leaving, onSent }: MainQuestionProps) {
  const text = useFeedbackText();
  const isFreeText = question.type === 'text';

  function prepare(answer: Answer): void {
    const feedbackValue = valueOf(question, answer);
    const page = pageLocation(window).pathname;
    // Written text leaves the element only through 'Send'.
    const isSendable = feedbackValue !== undefined && !isFreeText;
    leaving.prepare(isSendable ? () => report.answer({ feedbackValue, intentionalSubmit: false }, page, false) : undefined);
  }

  function send(answer: Answer): void {
    const feedbackValue = valueOf(question, answer);
    if (feedbackValue === undefined) return;
    const message = isFreeText ? '' : messageOf(textBoxes(question, answer, text.addOn));
    leaving.renew();
    report.answer({ feedbackValue, intentionalSubmit: true, ...(message && { message }) }, pageLocation(window).pathname, isFreeText);
    onSent();
  }

  return (
    <QuestionForm
      question={question}
      addOnLabel={text.addOn}
      sendAs="send"
      cancelAs="cancel"
      onAnswer={prepare}
      onSend={send}
      onCancel={() => leaving.prepare(undefined)}
    />
  );
}

/** Loaders of the lazy chunks, called when a form is reached. A preset question needs none of them. */
export interface FeedbackParts {
  readonly loadFollowUp?: () => Promise<{ readonly FollowUp: typeof FollowUp }>;
  readonly loadContactForm?: () => Promise<{ readonly ContactForm: typeof ContactForm }>;
}
