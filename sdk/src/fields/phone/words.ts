/** Of a number with a country. */
export const dialWords = {
  callingCode: 'Country code',
};
