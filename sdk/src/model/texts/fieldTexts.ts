/** Mistakes that only fields of the later types can have. */
export type FieldIssueCode =
  | 'invalid_number'
  | 'ambiguous_number'
  | 'too_precise'
  | 'too_small'
  | 'too_large'
  | 'not_a_step';

/** Texts of later field types; a form gets those of the types it has (`FieldCapabilities.words`). */
export type FieldWord = FieldIssueCode;

export type FieldTexts = Readonly<Record<FieldWord, string>>;
