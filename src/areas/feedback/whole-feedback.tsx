import type { ComponentProps } from 'react';
import { lazyImport } from '../../platform/lazy-import.ts';
import { FeedbackArea } from './feedback-area.tsx';
import type { FeedbackParts } from './feedback.tsx';

const parts: FeedbackParts = {
  loadFollowUp: () => lazyImport(() => import('./follow-up.tsx')),
  loadContactForm: () => lazyImport(() => import('./contact-form.tsx')),
};

/** The widget with the follow-up and the contact form, for hosts that use them. */
export function WholeFeedback(props: ComponentProps<typeof FeedbackArea>) {
  return <FeedbackArea {...props} parts={parts} />;
}
