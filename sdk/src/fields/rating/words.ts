/** Texts about ratings. */
export const ratingWords = {
  ratingOf: '{value} of {max}',
};
