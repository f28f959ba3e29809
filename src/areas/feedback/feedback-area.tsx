import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Question } from '../../domain/question.ts';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { ContactFields, FeedbackPreset } from './feedback-element.ts';
import type { FeedbackText } from './feedback-text.ts';
import { useFeedbackText } from './feedback-text.ts';
import type { FeedbackParts } from './feedback.tsx';
import { Feedback } from './feedback.tsx';
import type { AskedQuestion, QuestionName } from './read-question.ts';
import { isAskable, readQuestion, readQuestions } from './read-question.ts';
import type { FeedbackHost } from './use-feedback-report.ts';
import { useFeedbackReport, useLeaving } from './use-feedback-report.ts';

/** The questions that a host names: the stable name of each, and how it is answered. */
const presets: Readonly<Record<FeedbackPreset, readonly [trackAs: QuestionName, text: keyof FeedbackText['questions'], type: Question['type']]>> = {
  fikkDuGjortDetDuSkulle: ['asked-if-done', 'done', 'radio'],
  hvorFornoydErDu: ['asked-how-satisfied', 'satisfied', 'smiley'],
  fantDuDetDuLetteEtter: ['asked-if-found', 'found', 'radio'],
};

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
  const text = useFeedbackText();
  const more = useMemo(() => readQuestions(followUp, text), [followUp, text]);
  const report = useFeedbackReport(host);
  const leaving = useLeaving();
  // Not its words, which another language changes.
  const key = `${String(resets)} ${JSON.stringify(question ?? preset)}`;
  // Before the customer can answer: an effect after the frame would forget an answer that was quicker.
  useLayoutEffect(() => leaving.renew(), [leaving, key]);
  useReady(!isPart);

  if (!isAskable(asked)) return null;
  const asks = { question: asked, followUp: more, contact };
  return (
    <div style={{ visibility: isUnsure ? 'hidden' : undefined }}>
      <Feedback key={key} {...asks} parts={parts} report={report} leaving={leaving} />
    </div>
  );
}

function useAsked(question: unknown, preset: FeedbackPreset): AskedQuestion | undefined {
  const text = useFeedbackText();
  return useMemo(() => {
    const [trackAs, name, type] = presets[preset];
    // What is sent is the same in each language.
    const options = [{ label: text.yes, value: 'Ja' }, { label: text.no, value: 'Nei' }];
    const ours = { type, label: text.questions[name], ...(type === 'radio' && { options }) };
    return (question === undefined ? undefined : readQuestion(question, text)) ?? readQuestion(ours, text, 'preset', trackAs);
  }, [question, preset, text]);
}

interface FeedbackState {
  /** How often the widget has begun anew. */
  readonly resets: number;
  /** It is not known whether the customer is still there who may have written something. */
  readonly isUnsure: boolean;
}

/** The host's model, or one of its own; begins anew when the customer has gone. */
function useFeedbackModel(given: FeedbackModel | undefined): FeedbackState {
  const [own] = useState(createFeedbackModel);
  const { resets, reset } = given ?? own;
  const { session } = useAppContext().runtime;
  useEffect(() => {
    let { customer } = session.get();
    return session.subscribe(() => {
      const before = customer;
      ({ customer } = session.get());
      if (before !== null && customer !== before) reset();
    });
  }, [session, reset]);
  const { status, customer } = useStore(session);
  return { resets: useStore(resets), isUnsure: status === 'loading' && customer !== null };
}

/** What the methods of `kfp-feedback` act on. */
interface FeedbackModel {
  /** How often the host has asked for a new start. */
  readonly resets: ReadableStore<number>;
  readonly reset: () => void;
}

export function createFeedbackModel(): FeedbackModel {
  const resets = createStore(0);
  return { resets, reset: () => resets.set(resets.get() + 1) };
}
