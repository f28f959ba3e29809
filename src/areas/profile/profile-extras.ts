import { AddressUpdate } from './address-update.tsx';
import { Choices } from './choices.tsx';
import { EditableContactRow } from './editable-contact-row.tsx';

/** What the customer can change, which comes after the first view of the profile: one file, so that it costs the page one request. */
export const profileExtras = { AddressUpdate, Choices, EditableContactRow } as const;

export type ProfileExtras = typeof profileExtras;
