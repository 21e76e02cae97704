/** Significant digits that every step of a calculation keeps, as spreadsheets do. */
const DIGITS = 15;
/** Numbers from here on lose whole units at 15 digits. */
const OVERFLOW = 1e15;

/**
 * Rounds to 15 significant digits, so that 0.1 + 0.2 is 0.3. Returns `NaN` for a value that is no number
 * of at most 15 digits before the point.
 */
export function toDecimal(number: number): number {
  // Most numbers are small and whole; −0 becomes 0, which it prints and compares like.
  if (Number.isInteger(number) && Math.abs(number) < OVERFLOW) return number + 0;
  const rounded = Number(number.toPrecision(DIGITS));
  return Math.abs(rounded) < OVERFLOW ? rounded : NaN;
}

/**
 * Moves the decimal point without a multiplication, which would bring binary fractions back.
 * Returns `NaN` for places that are no whole number, and where the number would have no end.
 */
function shiftPoint(number: number, places: number): number {
  const [digits, exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Rounds to decimal places with one of Math's functions; negative places round before the point.
 * Returns `NaN` for places that are no whole number.
 */
export const roundTo = (number: number, places: number, how: (number: number) => number): number =>
  shiftPoint(how(shiftPoint(number, places)), -places);

/** Rounds half away from zero, as people do on paper. */
export const roundHalfAway = (number: number): number => Math.sign(number) * Math.round(Math.abs(number));

/** Writes a number without an exponent: 0.0000001, not 1e-7. */
export function plainNumber(number: number): string {
  const [digits = '', exponent] = String(number).split('e-');
  if (!exponent) return digits;
  // Numbers below 1e15 have an exponent only when they are small.
  return digits.replace('.', '').replace(/\d/, `0.${'0'.repeat(Number(exponent) - 1)}$&`);
}
