import type { Answer } from './answer.ts';
import { valueOf } from './answer.ts';
import { feedbackText } from './feedback-text.ts';
import { QuestionForm } from './question-form.tsx';
import type { AskedQuestion } from './read-question.ts';
import type { FeedbackReport } from './use-feedback-report.ts';
import type { Leaving } from './use-leaving.ts';

interface MainQuestionProps {
  readonly question: AskedQuestion;
  readonly report: FeedbackReport;
  readonly leaving: Leaving;
  readonly onSent: () => void;
}

/** The question about the page; an answer reveals the text box and the buttons. */
export function MainQuestion({ question, report, leaving, onSent }: MainQuestionProps) {
  const isFreeText = question.type === 'text';

  function prepare(answer: Answer): void {
    const feedbackValue = valueOf(question, answer);
    const page = location.pathname;
    // What is written leaves the element only by 'Send'.
    const isSendable = feedbackValue !== undefined && !isFreeText;
    leaving.prepare(isSendable ? () => report.answer({ feedbackValue, intentionalSubmit: false }, page, false) : undefined);
  }

  function send(answer: Answer): void {
    const feedbackValue = valueOf(question, answer);
    if (feedbackValue === undefined) return;
    const message = isFreeText ? '' : answer.text.trim();
    leaving.renew();
    report.answer({ feedbackValue, intentionalSubmit: true, ...(message && { message }) }, location.pathname, isFreeText);
    onSent();
  }

  return (
    <QuestionForm
      question={question}
      addOnLabel={feedbackText.addOn}
      sendText={feedbackText.send}
      cancelText={feedbackText.cancel}
      onAnswer={prepare}
      onSend={send}
      onCancel={() => leaving.prepare(undefined)}
    />
  );
}
