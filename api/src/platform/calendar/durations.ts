/** Durations, in ms. */
export const MINUTE_MS = 60_000;
/** Offsets of all present time zones are multiples of it. */
export const QUARTER_MS = 15 * MINUTE_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of UTC; a local day may be an hour longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;
