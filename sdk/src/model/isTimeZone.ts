/** Whether a name is one of a time zone, e.g. `Europe/Berlin` (IANA). */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
