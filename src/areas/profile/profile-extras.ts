import { Choices } from './choices.tsx';
import { ContactDetailsForm } from './contact-details-form.tsx';

/** What comes after the first view of the profile: one file, so that it costs the page one request. */
export const profileExtras = { Choices, ContactDetailsForm } as const;
