import { Choices } from './choices.tsx';
import { ContactDetailsForm } from './contact-details-form.tsx';
import { saveContact } from './save-contact.ts';

/** What comes after the first view of the profile: one file, so that it costs the page one request. */
export const profileExtras = { Choices, ContactDetailsForm, saveContact } as const;

export type ProfileExtras = typeof profileExtras;
