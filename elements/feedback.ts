import { createFeedbackModel } from '../src/areas/feedback/create-feedback-model.ts';
import { FeedbackArea } from '../src/areas/feedback/feedback-area.tsx';
import { feedbackElement } from '../src/areas/feedback/feedback-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(feedbackElement, FeedbackArea, createFeedbackModel);
export { FeedbackArea };
