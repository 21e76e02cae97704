/** A part as a whole percentage; 0 where the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** The same, capped at 100: visitors without JavaScript submit without a counted view (D-06). */
export const shareOf = (part: number, whole: number): number => Math.min(100, percentOf(part, whole));

/** Steps of durations per doubling; adjacent steps are 9 % apart. */
const STEPS = 8;

/** The step of a duration. @param seconds counted as at least one. */
export const stepOf = (seconds: number): number => Math.round(STEPS * Math.log2(Math.max(1, seconds)));

/** The median duration in seconds, exact to 5 %; null without any. */
export function medianOf(countsByStep: ReadonlyMap<string, number>): number | null {
  const steps = [...countsByStep]
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((a, b) => a.step - b.step);
  const half = steps.reduce((sum, { count }) => sum + count, 0) / 2;
  let counted = 0;
  for (const { step, count } of steps) {
    counted += count;
    if (count > 0 && counted >= half) return Math.round(2 ** (step / STEPS) * 10) / 10;
  }
  return null;
}
