/** Whether a name is one of a time zone, e.g. `Europe/Berlin` (IANA). Offsets are none: PostgreSQL counts them westwards. */
export function isTimeZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
