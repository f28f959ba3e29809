/** The parts of a `MessageEvent` that give a frame's height. */
export interface FrameMessage {
  readonly origin: string;
  /** The window that sent it. */
  readonly source: unknown;
  readonly data: unknown;
}

/** The frame's window, and the origin that it was opened on. */
export type FrameSender = Omit<FrameMessage, 'data'>;

/** Height of the login frame in px before its first message: 275 × 1.08, rounded as all heights are (LG-08, LG-09). */
export const defaultFrameHeight = Math.round(275 * 1.08);

/** Upper limit in px. No login page is higher. */
const largestHeight = 5000;

/**
 * The height in whole px that a frame asks for: a number, `{ height }`, or either as JSON (LG-10). Undefined for a
 * message from another window or origin, or without a positive number.
 */
export function frameHeight({ origin, source, data }: FrameMessage, frame: FrameSender): number | undefined {
  if (!source || source !== frame.source || origin !== frame.origin) return undefined;
  const value = heightOf(typeof data === 'string' ? parseJson(data) : data);
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return undefined;
  return Math.max(1, Math.min(Math.round(value), largestHeight));
}

function heightOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, 'height') ? (data as { height: unknown }).height : data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The login page also sends other messages.
  }
}
