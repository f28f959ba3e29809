import { createFeedbackModel, FeedbackArea, WholeFeedback } from '../src/areas/feedback/feedback-area.tsx';
import { feedbackElement } from '../src/areas/feedback/feedback-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(feedbackElement, WholeFeedback, { create: createFeedbackModel, methods: ['reset'] });
export { FeedbackArea };
