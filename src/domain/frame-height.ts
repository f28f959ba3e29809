/** The part of a window's message that tells how high a frame wants to be. */
export interface FrameMessage {
  readonly origin: string;
  /** The window that sent it. */
  readonly source: unknown;
  readonly data: unknown;
}

/** The origin that the frame was opened on, and its window. */
export type FrameSender = Omit<FrameMessage, 'data'>;

/** Height of the login frame in px before it has told one: 275 × 1.08, whole, as all heights are (LG-08, LG-09). */
export const defaultFrameHeight = Math.round(275 * 1.08);

/** No login page is higher; px. */
const largestHeight = 5000;

/**
 * The height in whole px that a frame asks for: a number, `{ height }`, or either as JSON (LG-10). Undefined for
 * messages of anybody else than the frame, on another origin than it was opened on, or without a positive number.
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
    return undefined; // Other messages of the login page are no business of ours.
  }
}
