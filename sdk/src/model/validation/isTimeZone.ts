/** Returns whether a name is an IANA time zone, e.g. `Europe/Berlin`. Not offsets: PostgreSQL inverts their sign. */
export function isTimeZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
