import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Japanese. */
export const JAPANESE_FIELDS: FieldTexts = {
  invalid_number: '数値を入力してください。',
  ambiguous_number: '桁区切りを使わずに入力してください。',
  too_precise: '小数点以下は{places}桁以内で入力してください。',
  too_small: '{min}以上の数値を入力してください。',
  too_large: '{max}以下の数値を入力してください。',
  not_a_step: '{step}の倍数を入力してください。',
};
