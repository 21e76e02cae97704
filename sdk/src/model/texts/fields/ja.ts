import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Japanese. */
export const JAPANESE_FIELDS: FieldTexts = {
  invalid_number: '数値を入力してください。',
  ambiguous_number: '桁区切りを使わずに入力してください。',
  too_precise: '小数点以下は{places}桁以内で入力してください。',
  too_small: '{min}以上の数値を入力してください。',
  too_large: '{max}以下の数値を入力してください。',
  not_a_step: '{step}の倍数を入力してください。',
  invalid_url: 'ウェブアドレスを入力してください（例：https://example.org）。',
  insecure_url: 'https://で始まるアドレスを入力してください。',
  invalid_time: '時刻を入力してください（例：14:30）。',
  too_early: '{min}以降を入力してください。',
  too_late: '{max}以前を入力してください。',
  time_off_step: '{step}分単位で入力してください。',
  incomplete_name: '氏名をすべて入力してください。',
  incomplete_range: '両方の日付を入力してください。',
  wrong_order: '終了日は開始日以降にしてください。',
  too_short_range: '{min}日以上を選んでください。',
  too_long_range: '{max}日以内で選んでください。',
  namePrefix: '敬称',
  nameFirst: '名',
  nameMiddle: 'ミドルネーム',
  nameLast: '姓',
  rangeFrom: '開始日',
  rangeTo: '終了日',
  ratingOf: '{max}点中{value}点',
};
