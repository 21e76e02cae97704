/** Writes a moment as `2026-11-21 13:45:00`. */
const clockOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** The offset of a zone from UTC at a moment, in ms. */
function offsetMs(zone: string, time: number): number {
  const seconds = Math.floor(time / 1000) * 1000;
  return Date.parse(`${clockOf(zone).format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/**
 * Returns the moment at which the clocks of a zone show a time; where they skip it, it is as late after the gap.
 *
 * @param shown the time as though it were UTC, in ms.
 */
function momentOf(shown: number, zone: string): string {
  // The offset changes between these two where clocks change on that day.
  const tries = [shown, shown - offsetMs(zone, shown)].map((time) => shown - offsetMs(zone, time));
  return new Date(
    tries.find((time) => time + offsetMs(zone, time) === shown) ?? Math.max(...tries),
  ).toISOString();
}

/** The day in a zone at a moment, as `<input type="date">` has it. */
export const dayIn = (zone: string, iso: string): string =>
  clockOf(zone).format(new Date(iso)).slice(0, 'YYYY-MM-DD'.length);

/** The start of a day (`2026-11-21`) in a zone; where clocks skip midnight, the first moment after it. */
export const startOfDay = (day: string, zone: string): string =>
  momentOf(Date.parse(`${day}T00:00:00Z`), zone);

/** The time in a zone at a moment, to the minute, as `<input type="datetime-local">` has it; empty for none. */
export const toLocalInput = (iso: string | null, zone: string): string =>
  iso === null
    ? ''
    : clockOf(zone).format(new Date(iso)).replace(' ', 'T').slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** The moment of a time that was typed there; null for none. */
export function fromLocalInput(text: string, zone: string): string | null {
  const shown = Date.parse(`${text}Z`);
  return Number.isNaN(shown) ? null : momentOf(shown, zone);
}
