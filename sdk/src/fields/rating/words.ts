/** What a form says of ratings. */
export const ratingWords = {
  ratingOf: '{value} of {max}',
};
