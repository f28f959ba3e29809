import type { ContactForm } from './contact-form.tsx';
import type { FollowUp } from './follow-up.tsx';

/** Code that arrives when it is reached; a question of the page itself needs none of it. */
export interface FeedbackParts {
  readonly loadFollowUp?: () => Promise<{ readonly FollowUp: typeof FollowUp }>;
  readonly loadContactForm?: () => Promise<{ readonly ContactForm: typeof ContactForm }>;
}
