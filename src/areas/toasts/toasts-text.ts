/** Texts of the toasts; wording by the UI rows. */
export interface ToastsText {
  readonly close: string;
  readonly notifications: string;
  /** BCP 47; left out for that of the element, Norwegian bokmål. */
  readonly language?: string;
}

export const toastsText: ToastsText = { close: 'Lukk varsel', notifications: 'Varsler' };
