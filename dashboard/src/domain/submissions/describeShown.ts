import { plural } from '@lingui/core/macro';

/** Says how many submissions a list shows, such as "50 of 1,203 submissions". @param shown the numbers as text. */
export const describeShown = (count: number, shown: string): string =>
  plural(count, { one: `${shown} submission`, other: `${shown} submissions` });
