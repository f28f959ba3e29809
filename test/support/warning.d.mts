import type { WarningId } from '../../src/platform/warn.ts';

export function warning(id: WarningId, message: string): string;
