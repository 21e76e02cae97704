import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'أخرى',
  comment: 'تعليق',
  email: 'البريد الإلكتروني',
};

export const traits: LanguageTraits = {
  alphabet: '',
  letters: [],
  words: '',
};
