import type { ReactNode } from 'react';
import { useContext, useRef, useState } from 'react';
import { logError } from '../../platform/warn.ts';
import { fill } from '../../platform/texts.ts';
import { ChoiceGroup } from '../../ui/controls/choice.tsx';
import type { TextAreaProps } from '../../ui/controls/text-area.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Answer, TextBox } from './answer.ts';
import { AnswerContext, maxText, noAnswer, textBoxes, valueOf } from './answer.ts';
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
    const tooLong = textBoxes(question, answer, addOnLabel).findIndex(({ text }) => text.length > maxText);
    if (tooLong < 0) onSend(answer);
    else box.current?.querySelectorAll('textarea')[tooLong]?.focus();
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
  const context = useContext(AnswerContext);
  if (!context) {
    logError('element-failed', 'a question must be inside a feedback form', question.name);
    return null;
  }
  const { answer, onAnswer } = context;
  const { type, label, trackAs, name, options, helpLabel } = question;
  const boxes = textBoxes(question, answer, addOnLabel).map((box) => ({
    box,
    onChange: (text: string) => onAnswer({ ...answer, texts: { ...answer.texts, [box.place]: text } }),
  }));
  if (type === 'text') {
    return <>{boxes.map((box) => <AnswerText key={label} {...box} trackAs={trackAs} name={name} hint={helpLabel} rows={5} isStrong />)}</>;
  }

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
      {boxes.map((one) => <AnswerText key={one.box.place} {...one} trackAs={one.box.place < 0 ? 'answer-comment' : 'host-question'} />)}
    </Stack>
  );
}

interface AnswerTextProps extends Pick<TextAreaProps, 'trackAs' | 'name' | 'hint' | 'rows' | 'isStrong' | 'onChange'> {
  readonly box: TextBox;
}

/** A text box of the answer, which counts its characters. */
function AnswerText({ box: { label, text }, ...props }: AnswerTextProps) {
  const { limit, overLimit, textHelp } = useFeedbackText();
  const { length } = text;
  const isTooLong = length > maxText;
  const counter = isTooLong ? fill(overLimit, { excess: length - maxText }) : fill(limit, { length, max: maxText });
  return <TextArea {...props} label={label} value={text} help={textHelp} counter={counter} isTooLong={isTooLong} />;
}
