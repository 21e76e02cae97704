/** Significant digits that every step of a calculation keeps, as spreadsheets do. */
const DIGITS = 15;
/** Numbers from here on lose whole units at 15 digits. */
const OVERFLOW = 1e15;

/**
 * Rounds to 15 significant digits, so that 0.1 + 0.2 is 0.3. Returns `null` for what is no number
 * of at most 15 digits before the point.
 */
export function toDecimal(number: number): number | null {
  if (!(Math.abs(number) < OVERFLOW)) return null;
  const rounded = Number(number.toPrecision(DIGITS));
  // −0 prints and compares like 0, and JSON cannot keep it.
  return Math.abs(rounded) < OVERFLOW ? rounded + 0 : null;
}

/** Moves the decimal point without a multiplication, which would bring binary fractions back. */
function shiftPoint(number: number, places: number): number {
  const [digits, exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Rounds to decimal places with one of Math's functions; negative places round before the point.
 * Returns `null` for places that are no whole number from −15 to 15.
 */
export function roundTo(number: number, places: number, how: (number: number) => number): number | null {
  if (!Number.isInteger(places) || Math.abs(places) > DIGITS) return null;
  return toDecimal(shiftPoint(how(shiftPoint(number, places)), -places));
}

/** Rounds half away from zero, as people do on paper. */
export const roundHalfAway = (number: number): number => Math.sign(number) * Math.round(Math.abs(number));

/** Writes a number without an exponent: 0.0000001, not 1e-7. */
export function plainNumber(number: number): string {
  const [digits = '', exponent] = String(number).split('e');
  if (exponent === undefined) return digits;
  // Numbers below 1e15 have an exponent only when they are small.
  const sign = number < 0 ? '-' : '';
  const whole = digits.replace('-', '').replace('.', '');
  return `${sign}0.${'0'.repeat(-Number(exponent) - 1)}${whole}`;
}
