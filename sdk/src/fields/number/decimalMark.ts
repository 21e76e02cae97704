/** Returns the mark before the decimals of a number with plain digits; without a language, that of the device. */
export const decimalMarkOf = (language?: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(0.5).charAt(1);
