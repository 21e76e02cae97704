/**
 * How much of a list is shown: "50 of 1,203", or "50" while the whole is not counted. List and count are read one
 * after the other, so that a count may be the older of the two: it never says less than stands there.
 */
export const shownOf = (shown: number, total: number | null | undefined): string =>
  typeof total === 'number' && total >= shown
    ? `${shown.toLocaleString()} of ${total.toLocaleString()}`
    : shown.toLocaleString();
