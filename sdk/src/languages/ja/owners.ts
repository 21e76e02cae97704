import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'その他',
  comment: 'コメント',
  email: 'メールアドレス',
};

export const traits: LanguageTraits = {
  alphabet: '',
  letters: [],
  words: '',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = ['必須', '必須項目', '要入力', '入力必須'];
