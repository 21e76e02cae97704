/** Texts about two days. */
export const dateRangeWords = {
  incomplete_range: 'Please enter both dates.',
  wrong_order: 'The end must not be before the start.',
  too_short_range: 'Please choose at least {min} days.',
  too_long_range: 'Please choose at most {max} days.',
  rangeFrom: 'From',
  rangeTo: 'To',
};
