/** The kinds of message; each has its own look. */
export const messageVariants = ['info', 'success', 'warning', 'error'] as const;

export type MessageVariant = (typeof messageVariants)[number];
