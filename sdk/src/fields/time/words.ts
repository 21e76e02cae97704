import { daysWords } from '../shared/words.ts';

/** Texts about times. */
export const timeWords = {
  ...daysWords,
  invalid_time: 'Please enter a time, for example 14:30.',
  time_off_step: 'Please enter a time in steps of {step} minutes.',
};
