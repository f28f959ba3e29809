import type { Question, QuestionOption } from '../../domain/question.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { logError, warnInvalid } from '../../platform/warn.ts';
import type { FeedbackText } from './feedback-text.ts';

/** A validated question. */
export interface AskedQuestion extends Question {
  readonly name: string;
  readonly options: readonly QuestionOption[];
  /** Stable name for tracking. */
  readonly trackAs: QuestionName;
}

/** Names of our own questions. All host questions share one name, and differ by their texts. */
export type QuestionName = 'asked-if-done' | 'asked-how-satisfied' | 'asked-if-found' | 'host-question';

const types = ['radio', 'checkbox', 'text', 'smiley'] as const;

/** Validates a host's question. Returns undefined and logs a warning that names it when it cannot be asked. */
export function readQuestion(source: unknown, text: FeedbackText, place = 'question', trackAs: QuestionName = 'host-question'): AskedQuestion | undefined {
  const { type, label, name, options, helpLabel } = isPlainObject(source) ? source : {};
  const known = types.find((one) => one === type);
  const read = known === 'smiley' ? readSmileys(text, options) : readOptions(options);
  const hasOptions = read.length > 0 || known === 'text' || known === 'smiley';
  if (!known || !isText(label) || !hasOptions) {
    warnInvalid(`<kfp-feedback> ${place}`);
    return undefined;
  }
  return { type: known, label, trackAs, name: isText(name) ? name : label, options: read, ...(isText(helpLabel) && { helpLabel }) };
}

/** Validates the questions of a follow-up, and skips those that cannot be asked. */
export function readQuestions(source: unknown, text: FeedbackText): readonly AskedQuestion[] {
  const given: readonly unknown[] = Array.isArray(source) ? source : source === undefined ? [] : [source];
  return given.map((one, index) => readQuestion(one, text, `follow-up[${index}]`)).filter(isAskable);
}

/** Whether the question has a text box or options. */
export function isAskable(question: AskedQuestion | undefined): question is AskedQuestion {
  return question !== undefined && (question.type === 'text' || question.options.length > 0);
}

function readOptions(source: unknown): readonly QuestionOption[] {
  return Array.isArray(source) ? source.filter(isOption) : [];
}

function isOption(source: unknown): source is QuestionOption {
  return isPlainObject(source) && isText(source['label']) && (isText(source['value']) || Number.isFinite(source['value']));
}

/** Returns the host's points of the scale, or all five. Each has a name of its own (FB-05 to FB-10, FB-77, FB-79). */
function readSmileys({ smileys }: FeedbackText, source: unknown = [1, 2, 3, 4, 5].map((value) => ({ value }))): readonly QuestionOption[] {
  const options = (Array.isArray(source) ? source : [source]).map((given: unknown): unknown => {
    const { value, textAreaLabel } = isPlainObject(given) ? given : {};
    const label = isPoint(value, smileys) ? smileys[value] : undefined;
    return label && { label, value, ...(isText(textAreaLabel) && { textAreaLabel }) };
  });
  if (options.every(isOption)) return options;
  logError('invalid-value', 'smiley options must be numbers from 1 to 5', source);
  return [];
}

function isPoint(value: unknown, smileys: FeedbackText['smileys']): value is keyof typeof smileys {
  return typeof value === 'number' && Object.hasOwn(smileys, value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
