/** With its offset: without one the browser would read the time of the device, wherever the customer is. */
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Numbers under this are epoch seconds, the others epoch milliseconds (CF-45). */
const firstMilliseconds = 1e12;

/** 1 January of 2000 and of 2100 in epoch milliseconds. */
const earliest = 946_684_800_000;
const latest = 4_102_444_800_000;

/**
 * The configured session expiry in epoch milliseconds: a number of epoch milliseconds or seconds, or
 * an ISO 8601 time with its offset. Anything else gives undefined, and so does a time outside this century: a length such as 1800,
 * read as a point in time, would log the customer out at once.
 */
export function parseSessionTimeout(value: unknown): number | undefined {
  const epochMs = toEpoch(value);
  return epochMs !== undefined && epochMs >= earliest && epochMs < latest ? epochMs : undefined;
}

function toEpoch(value: unknown): number | undefined {
  // The browser's own reading is enough here; the stricter one for customers' dates would cost every page 0.5 kB.
  if (typeof value === 'string') return isoTime.test(value) ? Date.parse(value) : undefined;
  if (typeof value !== 'number') return undefined;
  return Math.round(value < firstMilliseconds ? value * 1000 : value);
}

/**
 * Whole seconds from the session-expiry header (SW-23). A header that is missing, sent twice (`300, 300`) or
 * anything but plain digits gives undefined. Ten digits are three hundred years, and keep the sum a valid time.
 */
export function parseExpirySeconds(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
