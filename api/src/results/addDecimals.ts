/** Adds decimal numbers in plain notation (`-12.50`) without rounding. */
export function addDecimals(one: string, other: string): string {
  const scale = Math.max(placesOf(one), placesOf(other));
  return decimalOf(scaled(one, scale) + scaled(other, scale), scale);
}

/** Adds up decimal numbers, each so many times, without rounding. */
export function sumDecimals(parts: readonly { decimal: string; times: number }[]): string {
  const scale = parts.reduce((most, { decimal }) => Math.max(most, placesOf(decimal)), 0);
  let sum = 0n;
  for (const { decimal, times } of parts) sum += scaled(decimal, scale) * BigInt(times);
  return decimalOf(sum, scale);
}

/** Returns the same number below zero, or above. */
export const negate = (decimal: string): string => sumDecimals([{ decimal, times: -1 }]);

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

function scaled(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** Writes a whole number of units as a decimal number; a unit is 10 to the power of -scale. */
export function decimalOf(value: bigint, scale: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return fraction ? `${sign}${whole}.${fraction}` : `${whole === '0' ? '' : sign}${whole}`;
}
