import { updateAddresses } from '../../api/profile-changes.ts';
import { Choices } from './choices.tsx';
import { ContactDetailsForm } from './contact-details-form.tsx';
import { formsText } from './forms-text.ts';
import { agreesWith, saveContact } from './save-contact.ts';

/** What comes after the first view of the profile: one file, so that it costs the page one request. */
export const profileExtras = { Choices, ContactDetailsForm, saveContact, agreesWith, updateAddresses, formsText } as const;

export type ProfileExtras = typeof profileExtras;
