/** The four looks of what we have to say (UI-07). */
export type MessageVariant = 'info' | 'error' | 'warning' | 'success';
