import { uploadWords } from '../shared/words.ts';

/** Texts about signatures. */
export const signatureWords = {
  ...uploadWords,
  signDraw: 'Draw your signature here',
  signType: 'Or type your full name',
  signClear: 'Clear the drawing',
  signed: 'Signed',
};
