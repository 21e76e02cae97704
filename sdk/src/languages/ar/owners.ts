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

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = [
  'مطلوب',
  'مطلوبة',
  'إلزامي',
  'إلزامية',
  'إجباري',
  'حقل مطلوب',
  'حقل إلزامي',
  'ضروري',
];
