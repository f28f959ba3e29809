/** The offset is required. Without one the browser would use the time zone of the device. */
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Numbers under this are epoch seconds, the others epoch milliseconds (CF-45). */
const firstMilliseconds = 1e12;

/** 1 January 2000 and 1 January 2100, in epoch milliseconds. */
const earliest = 946_684_800_000;
const latest = 4_102_444_800_000;

/**
 * Parses the configured session expiry to epoch milliseconds: a number of epoch milliseconds or seconds, or an ISO 8601
 * time with its offset. Undefined for anything else, and for a time outside this century. A duration such as 1800 would
 * otherwise log the customer out at once.
 */
export function parseSessionTimeout(value: unknown): number | undefined {
  const epochMs = toEpoch(value);
  return epochMs !== undefined && epochMs >= earliest && epochMs < latest ? epochMs : undefined;
}

function toEpoch(value: unknown): number | undefined {
  // `Date.parse` is enough here. The stricter parser for customers' dates would add 0.5 kB to every page.
  if (typeof value === 'string') return isoTime.test(value) ? Date.parse(value) : undefined;
  if (typeof value !== 'number') return undefined;
  return Math.round(value < firstMilliseconds ? value * 1000 : value);
}

/**
 * Parses seconds, such as `300` or `299.5`, from the session-expiry header (SW-23). Undefined for a header that is
 * missing, sent twice (`300, 300`) or no decimal number. Ten digits before the point, three hundred years, are the
 * limit, so that the sum stays a valid time.
 */
export function parseExpirySeconds(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d{1,10}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}
