import { addDays, dayIn } from '../../submissions/localDays.ts';

const HOUR_MS = 3_600_000;
/** Hour of Monday from which the mail is sent. */
const SEND_HOUR = 7;

/** Returns the Monday of the newest week whose mail may be sent, in a time zone. */
export function dueMonday(zone: string, now: number): string {
  const day = dayIn(zone, now - SEND_HOUR * HOUR_MS);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The days that a mail of a Monday is about: the week before it. */
export const weekBefore = (monday: string) => ({ from: addDays(monday, -7), to: addDays(monday, -1) });
