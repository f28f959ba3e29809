import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the toasts; wording by the UI rows. */
export const toastsText = {
  name: 'toasts',
  nb: { close: 'Lukk varsel', notifications: 'Varsler' },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useToastsText = () => useTexts(toastsText);
