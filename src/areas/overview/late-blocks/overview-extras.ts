import { ContactNote } from '../../tasks/contact-note.tsx';
import { LateAgreements } from './late-agreements.tsx';
import { LateBlocks } from './late-blocks.tsx';
import { ListEnd, TotalPrice } from './list-extras.tsx';

/** The code after the first view of the overview. It is one lazy chunk, so that it costs one request. */
export const overviewExtras = {
  ContactNote, LateAgreements, LateBlocks, ListEnd, TotalPrice,
} as const;
