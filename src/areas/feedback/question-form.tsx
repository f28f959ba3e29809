import type { ReactNode } from 'react';
import { useContext, useRef, useState } from 'react';
import { logError } from '../../platform/warn.ts';
import { fill } from '../../platform/texts.ts';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Answer } from './answer.ts';
import { AnswerContext, isTooLong, maxText, noAnswer, optionWithText, valueOf } from './answer.ts';
import type { CancelButton, SendButton } from './feedback-form.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { useFeedbackText } from './feedback-text.ts';
import type { AskedQuestion } from './read-question.ts';

interface QuestionFormProps {
  readonly question: AskedQuestion;
  readonly addOnLabel?: string | undefined;
  /** Shown above the question. */
  readonly title?: ReactNode;
  readonly sendAs: SendButton;
  readonly cancelAs: CancelButton;
  /** Whether the buttons show before the customer has answered. */
  readonly isOptional?: boolean;
  /** The previous answer. */
  readonly initial?: Answer | undefined;
  /** Goes to the previous question; undefined for the first. */
  readonly onBack?: (() => void) | undefined;
  /** Called when the customer chooses or writes something. */
  readonly onAnswer: (answer: Answer) => void;
  /** Called only with a text within the maximum length. */
  readonly onSend: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** A question with its answer. The answer stays in the form until it is sent. 'Avbryt' clears it. */
export function QuestionForm({ question, addOnLabel, title, isOptional = false, initial = noAnswer, onAnswer, onSend, onCancel, ...buttons }: QuestionFormProps) {
  const [answer, setAnswer] = useState(initial);
  const box = useRef<HTMLDivElement>(null);

  function take(next: Answer): void {
    setAnswer(next);
    onAnswer(next);
  }

  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);

  function send(): void {
    // Without a text box, the text is not sent, so its length does not matter.
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
    <FeedbackForm {...buttons} hasButtons={isOptional || valueOf(question, answer) !== undefined} onSend={send} onCancel={cancel}>
      {title}
      <div ref={box}>
        <AnswerContext.Provider value={{ answer, onAnswer: take }}>
          <QuestionField question={question} addOnLabel={addOnLabel} />
        </AnswerContext.Provider>
      </div>
    </FeedbackForm>
  );
}

interface QuestionFieldProps {
  readonly question: AskedQuestion;
  /** Label of the text box below the options, when the chosen option has no label of its own. */
  readonly addOnLabel?: string | undefined;
}

/** The answer field of a question. Renders nothing outside a form with an `AnswerContext`. */
export function QuestionField({ question, addOnLabel }: QuestionFieldProps) {
  const feedbackText = useFeedbackText();
  const context = useContext(AnswerContext);
  if (!context) {
    logError('element-failed', 'a question must be inside a feedback form', question.name);
    return null;
  }
  const { answer, onAnswer } = context;
  const { type, label, trackAs, name, options, helpLabel } = question;
  const { length } = answer.text;
  const textArea = {
    value: answer.text,
    help: feedbackText.textHelp,
    counter: isTooLong(answer) ? fill(feedbackText.overLimit, { excess: length - maxText }) : fill(feedbackText.limit, { length, max: maxText }),
    isTooLong: isTooLong(answer),
    onChange: (text: string) => onAnswer({ ...answer, text }),
  };
  if (type === 'text') return <TextArea {...textArea} label={label} trackAs={trackAs} name={name} hint={helpLabel} rows={5} isStrong />;

  const optionLabel = optionWithText(question, answer)?.textAreaLabel;
  const textLabel = optionLabel ?? (answer.chosen.length > 0 ? addOnLabel : undefined);
  return (
    <Stack gap={24}>
      <ChoiceGroup
        type={type}
        legend={label}
        trackAs={trackAs}
        hint={helpLabel}
        name={name}
        options={options}
        chosen={answer.chosen}
        onChange={(chosen) => onAnswer({ ...answer, chosen })}
      />
      {textLabel && <TextArea {...textArea} label={textLabel} trackAs={optionLabel ? 'host-question' : 'answer-comment'} />}
    </Stack>
  );
}
