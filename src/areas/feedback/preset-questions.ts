import type { Question } from '../../domain/question.ts';
import type { FeedbackPreset } from './feedback-element.ts';

const yesOrNo = [{ label: 'Ja', value: 'Ja' }, { label: 'Nei', value: 'Nei' }];

/** The questions that a host names. */
export const presetQuestions: Readonly<Record<FeedbackPreset, Question>> = {
  fikkDuGjortDetDuSkulle: { type: 'radio', label: 'Fikk du gjort det du skulle?', options: yesOrNo },
  hvorFornoydErDu: { type: 'smiley', label: 'Hvor fornøyd er du med denne nettsiden?' },
  fantDuDetDuLetteEtter: { type: 'radio', label: 'Fant du det du lette etter?', options: yesOrNo },
};
