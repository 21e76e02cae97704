import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in English. */
export const ENGLISH_FIELDS: FieldTexts = {
  invalid_number: 'Please enter a number.',
  ambiguous_number: 'Please enter this number without a thousands separator.',
  too_precise: 'Please enter at most {places} decimal places.',
  too_small: 'Please enter {min} or more.',
  too_large: 'Please enter {max} or less.',
  not_a_step: 'Please enter a multiple of {step}.',
  invalid_url: 'Please enter a web address, for example https://example.org.',
  insecure_url: 'Please enter an address that starts with https://.',
  invalid_time: 'Please enter a time, for example 14:30.',
  too_early: 'Please enter {min} or later.',
  too_late: 'Please enter {max} or earlier.',
  time_off_step: 'Please enter a time in steps of {step} minutes.',
  incomplete_name: 'Please enter the whole name.',
  incomplete_range: 'Please enter both dates.',
  wrong_order: 'The end must not be before the start.',
  too_short_range: 'Please choose at least {min} days.',
  too_long_range: 'Please choose at most {max} days.',
  namePrefix: 'Title',
  nameFirst: 'First name',
  nameMiddle: 'Middle name',
  nameLast: 'Last name',
  rangeFrom: 'From',
  rangeTo: 'To',
  ratingOf: '{value} of {max}',
};
