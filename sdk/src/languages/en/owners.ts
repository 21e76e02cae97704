import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Other',
  comment: 'Comment',
  email: 'Email address',
};

export const traits: LanguageTraits = {
  alphabet: '',
  letters: [],
  words:
    'a about address an and any are at be by can choose city company contact country date day description do email first for form from full have how i if in is last like message my name no number of on or order other our phone please position preferred question reason select send sign size start state subject tell thank that the this time to type untitled up us want we what when where which who will with would yes you your',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = ['required', 'mandatory', 'must be filled in', 'required field'];
