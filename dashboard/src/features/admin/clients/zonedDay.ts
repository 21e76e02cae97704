/** Writes a moment as `2026-11-21 13:45:00`. */
const clockOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** The offset of a zone from UTC at a moment, in ms. */
function offsetMs(zone: string, at: number): number {
  const seconds = Math.floor(at / 1000) * 1000;
  return Date.parse(`${clockOf(zone).format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** The day in a zone at a moment, as `<input type="date">` has it. */
export const dayIn = (zone: string, iso: string): string =>
  clockOf(zone).format(new Date(iso)).slice(0, 'YYYY-MM-DD'.length);

/** The start of a day (`2026-11-21`) in a zone; where clocks skip midnight, the first moment after it. */
export function startOfDay(day: string, zone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset changes between these two where clocks change on that day.
  const tries = [midnight, midnight - offsetMs(zone, midnight)].map((at) => midnight - offsetMs(zone, at));
  const start = tries.find((at) => at + offsetMs(zone, at) === midnight) ?? Math.max(...tries);
  return new Date(start).toISOString();
}
