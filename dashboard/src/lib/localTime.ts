/** Returns a time for `<input type="datetime-local">`: in the browser's zone, to the minute. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The time that was typed there; null for none. */
export function fromLocalInput(text: string): string | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
