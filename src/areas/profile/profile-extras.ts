import { AddressUpdate } from './address-update.tsx';
import { Choices } from './choices.tsx';
import { EditableContactRow } from './editable-contact-row.tsx';

/** The edit forms, which load after the first view of the profile. They are one lazy chunk, so they cost one request. */
export const profileExtras = { AddressUpdate, Choices, EditableContactRow } as const;

export type ProfileExtras = typeof profileExtras;
