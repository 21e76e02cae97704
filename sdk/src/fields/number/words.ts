import { stepWords } from '../shared/words.ts';

/** Texts about numbers. */
export const numberWords = {
  ...stepWords,
  ambiguous_number: 'Did you mean {whole} or {decimal}? Please enter it that way.',
  too_precise: 'Please enter at most {places} decimal places.',
};
