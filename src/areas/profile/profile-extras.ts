import { Choices } from './choices.tsx';
import { ContactForm } from './contact-form.tsx';

/** What comes after the first view of the profile: one file, so that it costs the page one request. */
export const profileExtras = { Choices, ContactForm } as const;
