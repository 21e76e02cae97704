import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Arabic. */
export const ARABIC_FIELDS: FieldTexts = {
  invalid_number: 'يرجى إدخال رقم.',
  ambiguous_number: 'يرجى إدخال هذا الرقم دون فاصل الآلاف.',
  too_precise: 'يرجى إدخال {places} منازل عشرية كحد أقصى.',
  too_small: 'يرجى إدخال {min} أو أكثر.',
  too_large: 'يرجى إدخال {max} أو أقل.',
  not_a_step: 'يرجى إدخال أحد مضاعفات {step}.',
};
