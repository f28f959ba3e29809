/** The four looks of what we have to say. */
export type MessageVariant = 'info' | 'error' | 'warning' | 'success';
