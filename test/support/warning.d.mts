import type { MessageId } from '../../src/platform/warn.ts';

export function warning(id: MessageId, message: string): string;
