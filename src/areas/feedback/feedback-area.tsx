import type { ComponentProps } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Question } from '../../domain/question.ts';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import type { ContactFields, FeedbackPreset } from './feedback-element.ts';
import type { FeedbackText } from './feedback-text.ts';
import { useFeedbackText } from './feedback-text.ts';
import type { FeedbackParts } from './feedback.tsx';
import { Feedback } from './feedback.tsx';
import css from './feedback.css?inline';
import type { AskedQuestion, QuestionName } from './read-question.ts';
import { isAskable, readQuestion, readQuestions } from './read-question.ts';
import type { FeedbackHost } from './use-feedback-report.ts';
import { useFeedbackReport, useLeaving } from './use-feedback-report.ts';

/** The preset questions, by the host's name: the tracking name, the text and the answer type. */
const presets: Readonly<Record<FeedbackPreset, readonly [trackAs: QuestionName, text: keyof FeedbackText['questions'], type: Question['type']]>> = {
  fikkDuGjortDetDuSkulle: ['asked-if-done', 'done', 'radio'],
  hvorFornoydErDu: ['asked-how-satisfied', 'satisfied', 'smiley'],
  fantDuDetDuLetteEtter: ['asked-if-found', 'found', 'radio'],
};

interface FeedbackAreaProps extends FeedbackHost {
  readonly preset?: FeedbackPreset;
  /** From the host, like the follow-up, so it may be of any type. */
  readonly question?: unknown;
  readonly followUp?: unknown;
  readonly contact?: ContactFields;
  readonly model?: FeedbackModel;
  readonly parts?: FeedbackParts;
  /** Whether it is part of another element, which sends its own ready event. */
  readonly isInPortal?: boolean;
}

/** The feedback widget. A new question or a reset restarts it. */
export function FeedbackArea({ preset = 'fikkDuGjortDetDuSkulle', isInPortal = false, ...given }: FeedbackAreaProps) {
  const { question, followUp, contact, parts = {}, ...host } = given;
  const { resets, isUnsure } = useFeedbackModel(given.model);
  const json = jsonOf(question);
  const asked = useAsked(json === null ? null : question, preset);
  const text = useFeedbackText();
  const more = useMemo(() => readQuestions(followUp, text), [followUp, text]);
  const report = useFeedbackReport(host);
  const leaving = useLeaving();
  useStyles(css);
  // The key excludes the texts, because they change with the language.
  const key = `${resets} ${json ?? preset}`;
  // Runs before the customer can answer. A later effect could discard a fast answer.
  useLayoutEffect(() => leaving.renew(), [leaving, key]);
  useReady(!isInPortal);

  if (!isAskable(asked)) return null;
  const asks = { question: asked, followUp: more, contact };
  return (
    <div className="feedback" style={{ visibility: isUnsure ? 'hidden' : undefined }}>
      <Feedback key={key} {...asks} parts={parts} report={report} leaving={leaving} />
    </div>
  );
}

/** Returns the question as JSON, the same for an equal question in a new object. Null for one that has none, which is invalid. */
function jsonOf(question: unknown): string | null | undefined {
  try {
    return JSON.stringify(question);
  } catch {
    return null; // It has a circle or a bigint.
  }
}

function useAsked(question: unknown, preset: FeedbackPreset): AskedQuestion | undefined {
  const text = useFeedbackText();
  return useMemo(() => {
    const [trackAs, name, type] = presets[preset];
    // The sent values are the same in each language.
    const options = [{ label: text.yes, value: 'Ja' }, { label: text.no, value: 'Nei' }];
    const ours = { type, label: text.questions[name], ...(type === 'radio' && { options }) };
    return (question === undefined ? undefined : readQuestion(question, text)) ?? readQuestion(ours, text, 'preset', trackAs);
  }, [question, preset, text]);
}

interface FeedbackState {
  /** Number of restarts of the widget. */
  readonly resets: number;
  /** It is unknown whether the customer who may have written something is still logged in. */
  readonly isUnsure: boolean;
}

/** Uses the host's model or one of its own. Restarts when the customer changes or logs out. */
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

/** The model behind the methods of `kfp-feedback`. */
interface FeedbackModel {
  /** Number of calls to `reset`. */
  readonly resets: ReadableStore<number>;
  readonly reset: () => void;
}

/** Creates the model behind the method `reset` of `kfp-feedback`. */
export function createFeedbackModel(): FeedbackModel {
  const resets = createStore(0);
  return { resets, reset: () => resets.set(resets.get() + 1) };
}

const allParts: FeedbackParts = {
  loadFollowUp: () => lazyImport(() => import('./follow-up.tsx')),
  loadContactForm: () => lazyImport(() => import('./contact-form.tsx')),
};

/** The widget with the follow-up and the contact form, for hosts that use them. */
export function WholeFeedback(props: ComponentProps<typeof FeedbackArea>) {
  return <FeedbackArea {...props} parts={allParts} />;
}
