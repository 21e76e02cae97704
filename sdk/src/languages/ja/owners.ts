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
