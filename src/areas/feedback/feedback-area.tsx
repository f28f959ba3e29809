import { useLayoutEffect, useMemo } from 'react';
import { useReady } from '../../hooks/use-ready.ts';
import type { FeedbackModel } from './create-feedback-model.ts';
import type { FeedbackParts } from './feedback-parts.ts';
import { Feedback } from './feedback.tsx';
import type { ContactFields, FeedbackPreset } from './feedback-element.ts';
import { presetQuestions } from './preset-questions.ts';
import type { AskedQuestion } from './read-question.ts';
import { isAskable, readQuestion, readQuestions } from './read-question.ts';
import type { FeedbackHost } from './use-feedback-report.ts';
import { useFeedbackReport } from './use-feedback-report.ts';
import { useFeedbackModel } from './use-feedback-model.ts';
import { useLeaving } from './use-leaving.ts';

interface FeedbackAreaProps extends FeedbackHost {
  readonly preset?: FeedbackPreset;
  /** Anything: the host gives it, as it does the follow-up. */
  readonly question?: unknown;
  readonly followUp?: unknown;
  readonly contact?: ContactFields;
  readonly model?: FeedbackModel;
  readonly parts?: FeedbackParts;
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

/** The feedback widget. Another question, or a reset, starts it anew. */
export function FeedbackArea({ preset = 'fikkDuGjortDetDuSkulle', isPart = false, ...given }: FeedbackAreaProps) {
  const { question, followUp, contact, parts = {}, ...host } = given;
  const { resets, isUnsure } = useFeedbackModel(given.model);
  const asked = useAsked(question, preset);
  const more = useMemo(() => readQuestions(followUp), [followUp]);
  const report = useFeedbackReport(host);
  const leaving = useLeaving();
  const key = `${String(resets)} ${JSON.stringify(asked)}`;
  // Before the customer can answer: an effect after the frame would forget an answer that was quicker.
  useLayoutEffect(() => leaving.renew(), [leaving, key]);
  useReady(!isPart);

  if (!isAskable(asked)) return null;
  const asks = { question: asked, followUp: more, contact };
  return (
    <div style={isUnsure ? { visibility: 'hidden' } : undefined}>
      <Feedback key={key} {...asks} parts={parts} report={report} leaving={leaving} />
    </div>
  );
}

function useAsked(question: unknown, preset: FeedbackPreset): AskedQuestion | undefined {
  return useMemo(
    () => (question === undefined ? undefined : readQuestion(question)) ?? readQuestion(presetQuestions[preset]),
    [question, preset],
  );
}
