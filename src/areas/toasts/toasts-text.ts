/** Texts of the toasts; wording by the UI rows. */
export const toastsText = {
  region: 'Varsler',
  close: 'Lukk varsel',
} as const;
