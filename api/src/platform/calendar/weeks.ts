import { addDays } from './days.ts';
import { dueStart } from './dueStart.ts';

/** Returns the Monday of the newest week whose mail may be sent, in a time zone. */
export const dueMonday = (zone: string, now: number): string => dueStart('week', zone, now);

/** The days that a mail of a Monday is about: the week before it. */
export const weekBefore = (monday: string) => ({ from: addDays(monday, -7), to: addDays(monday, -1) });
