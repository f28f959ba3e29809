import { useContext } from 'react';
import { textLimit } from '../../domain/question.ts';
import { logError } from '../../platform/warn.ts';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AnswerContext } from './answer-context.ts';
import { isTooLong, maxText, optionWithText } from './answer.ts';
import { feedbackText } from './feedback-text.ts';
import type { AskedQuestion } from './read-question.ts';

interface QuestionFieldProps {
  readonly question: AskedQuestion;
  /** Label of the text box below the options, where the chosen one has none of its own. */
  readonly addOnLabel?: string | undefined;
}

/** What a question is answered with; nothing outside a form that takes the answer. */
export function QuestionField({ question, addOnLabel }: QuestionFieldProps) {
  const context = useContext(AnswerContext);
  if (!context) {
    logError('a question must be inside a feedback form', question.name);
    return null;
  }
  const { answer, onAnswer } = context;
  const { type, label, name, options, helpLabel } = question;
  const textArea = {
    value: answer.text,
    help: feedbackText.textHelp,
    counter: textLimit(answer.text.length, maxText),
    isTooLong: isTooLong(answer),
    onChange: (text: string) => onAnswer({ ...answer, text }),
  };
  if (type === 'text') return <TextArea {...textArea} label={label} name={name} hint={helpLabel} rows={5} isStrong />;

  const textLabel = optionWithText(question, answer)?.textAreaLabel ?? (answer.chosen.length > 0 ? addOnLabel : undefined);
  return (
    <Stack gap={24}>
      <ChoiceGroup
        type={type}
        legend={label}
        hint={helpLabel}
        name={name}
        options={options}
        chosen={answer.chosen}
        onChange={(chosen) => onAnswer({ ...answer, chosen })}
      />
      {textLabel && <TextArea {...textArea} label={textLabel} />}
    </Stack>
  );
}
