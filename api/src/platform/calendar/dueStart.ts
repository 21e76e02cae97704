import { HOUR_MS } from './durations.ts';
import { addDays, dayIn } from './days.ts';

/** Hour of a period's first day from which its mail is sent. */
const SEND_HOUR = 7;

/** Returns the first day of the newest day, week or month whose mail may be sent, in a time zone. */
export function dueStart(every: 'day' | 'week' | 'month', zone: string, now: number): string {
  const day = dayIn(zone, now - SEND_HOUR * HOUR_MS);
  if (every === 'day') return day;
  if (every === 'month') return `${day.slice(0, 8)}01`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
